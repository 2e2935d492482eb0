import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

test('secrets are redacted by name, up to two levels deep', () => {
  const { log, lines } = capture();
  log.info({
    password: 'canary-1',
    headers: { authorization: 'canary-2', cookie: 'canary-3' },
    body: { payment: { promocode: 'canary-4', api_key: 'canary-5' }, token: 'canary-6' },
    userId: 'u1',
  });
  expect(lines.join()).not.toContain('canary');
  expect(lines.join()).toContain('u1');
});

test('fields that the contract marks as secret are redacted', () => {
  const { log, lines } = capture();
  log.info({ body: { password_old: 'canary-1', password_new: 'canary-2', values: ['canary-3'] } });
  expect(lines.join()).toContain('password_old');
  expect(lines.join()).not.toContain('canary');
});

test('a database error is logged without its connection', async () => {
  const { log, lines } = capture();
  const client = new pg.Client({ host: '127.0.0.1', port: 1, password: 'canary-password' });
  const error = Object.assign(new Error('lost', { cause: new Error('why') }), {
    code: '57P01',
    client,
  });
  log.error({ err: error }, 'database');
  const line = JSON.parse(lines[0] ?? '');
  expect(line.err).toMatchObject({ message: 'lost', code: '57P01', cause: { message: 'why' } });
  expect(lines[0]).not.toContain('canary');
});
