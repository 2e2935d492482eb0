import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { RequestLog } from './request-log.ts';

test('each log line of a request has its id and no secrets; a request without lines creates no log', () => {
  const lines: string[] = [];
  const parent = createLog({
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const child = vi.spyOn(parent, 'child');
  const log = new RequestLog(parent, { reqId: 'abc-1' });
  expect(child).not.toHaveBeenCalled();

  log.debug('not loud enough');
  log.warn({ token: 'canary' }, 'first');
  log.child({ part: 'second' }).error('second');

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: 'abc-1', token: '[redacted]', msg: 'first' },
    { reqId: 'abc-1', part: 'second', msg: 'second' },
  ]);
  // The second child was created through the child log itself.
  expect(child.mock.calls.map(([bindings]) => bindings)).toEqual([
    { reqId: 'abc-1' },
    { part: 'second' },
  ]);
  expect(log.level).toBe('info');
});
