import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

test('secrets are redacted by name, wherever they are nested', () => {
  const { log, lines } = capture();
  log.info({
    password: 'canary-1',
    headers: { authorization: 'canary-2', cookie: 'canary-3' },
    body: { payment: { promocode: 'canary-4', api_key: 'canary-5' }, token: 'canary-6' },
    calls: [{ answer: { items: [{ secret: 'canary-7' }] } }],
    userId: 'u1',
  });
  log.child({ cookie: 'canary-8' }).child({ key: 'canary-9' }).info('of a child');
  expect(lines.join()).not.toContain('canary');
  expect(lines.join()).toContain('u1');
});

test('what is nested too deep to be searched is cut, also what contains itself', () => {
  const { log, lines } = capture();
  const deep = { a: { b: { c: { d: { e: { f: { token: 'canary' } } } } } } };
  const circle: Record<string, unknown> = { token: 'canary' };
  circle.self = circle;
  log.info({ deep, circle, at: new Date(0), none: undefined });
  expect(lines.join()).not.toContain('canary');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    deep: { a: { b: { c: { d: { e: '[nested too deep]' } } } } },
    at: '1970-01-01T00:00:00.000Z',
  });
});

test('logging leaves its fields as they are', () => {
  const { log } = capture();
  const fields = { body: { token: 'kept' }, list: [{ token: 'kept' }] };
  log.info(fields);
  expect(fields).toEqual({ body: { token: 'kept' }, list: [{ token: 'kept' }] });
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
  log.error(error);
  log.error({ errors: new AggregateError([error], 'both') }, 'database');
  const [line, alone, several] = lines.map((one) => JSON.parse(one));
  const described = { message: 'lost', code: '57P01', cause: { type: 'Error', message: 'why' } };
  expect(line.err).toMatchObject(described);
  expect(line.err).not.toHaveProperty('client');
  expect(alone).toMatchObject({ err: described, msg: 'lost' });
  expect(several.errors).toMatchObject({ message: 'both', errors: [described] });
  expect(lines.join()).not.toContain('canary');
});
