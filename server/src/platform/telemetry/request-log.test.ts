import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { RequestLog } from './request-log.ts';
import { Unit } from './tracing/unit.ts';

test('each log line of a request has its id and no secrets, wherever it is written, and needs no child log', () => {
  const lines: string[] = [];
  const parent = createLog({
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const child = vi.spyOn(parent, 'child');
  const unit = new Unit({ traces: undefined, about: { reqId: 'abc-1' } });
  const log = new RequestLog(parent, unit);

  log.debug('not loud enough');
  log.warn({ token: 'canary' }, 'first');
  unit.run(() => parent.warn('second'));
  expect(child).not.toHaveBeenCalled();
  log.child({ part: 'third' }).error('third');
  parent.warn('of no request');

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: 'abc-1', token: '[redacted]', msg: 'first' },
    { reqId: 'abc-1', msg: 'second' },
    { reqId: 'abc-1', part: 'third', msg: 'third' },
    { msg: 'of no request' },
  ]);
  expect(lines.at(-1)).not.toContain('abc-1');
  expect(lines.join('').match(/reqId/g)).toHaveLength(3);
  expect(log.level).toBe('info');
});
