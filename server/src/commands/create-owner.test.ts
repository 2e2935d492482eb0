import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { expect } from 'vitest';
import { codeNow } from '../../test/build/build-operator.ts';
import { runProgram } from '../../test/processes/program.ts';
import { shopTest } from '../../test/shops/shop-test.ts';

const SECRETS_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

const test = shopTest();
const { app } = test;

const createOwner = (
  email: readonly string[],
  password: string,
  env: Record<string, string> = { DATABASE_URL: app.databaseUrl },
) => runProgram('create-owner', email, { SECRETS_KEY, ...env }, `${password}\n`);

/** The secret printed by the command. */
function secretIn(output: string): string {
  const secret = /^ {2}([A-Z2-7]{32})$/m.exec(output)?.[1];
  if (secret === undefined) throw new Error(`no secret in ${output}`);
  return secret;
}

test('the first owner signs in with the typed password and the printed secret', async () => {
  const password = 'a password of the owner';
  const { code, output } = await createOwner(['Owner@Shop.example'], password);
  expect(code).toBe(0);
  expect(output).not.toContain(password);
  const body = { email: 'owner@shop.example', password, code: codeNow(app, secretIn(output)) };
  const signedIn = await app.call(signInOperator, { body });
  expect(signedIn.body).toMatchObject({ operator: { role: 'owner' } });
  // As for the first owner who joins in the browser.
  expect(output).toContain('The shop is closed until you open it');
  const { body: firstRun } = await app.call(getFirstRun, {}, signedIn.body);
  expect(firstRun.open).toBe(false);
});

test('running it again for the same email replaces password and secret', async () => {
  const email = 'again@shop.example';
  const first = await createOwner([email], 'the first password');
  const second = await createOwner([email], 'the second password');
  expect(first.output + second.output).not.toContain('The shop is closed');
  const old = { email, password: 'the first password', code: codeNow(app, secretIn(first.output)) };
  expect((await app.call(signInOperator, { body: old })).status).toBe(400);
  const body = {
    email,
    password: 'the second password',
    code: codeNow(app, secretIn(second.output)),
  };
  expect((await app.call(signInOperator, { body })).status).toBe(201);
});

test.each([
  ['no email', [], 'a good password', /Name one email/],
  ['an invalid email', ['owner'], 'a good password', /email/i],
  ['a short password', ['owner@shop.example'], 'short', /8 characters/],
])('%s is refused with a clear message', async (_what, email, password, sentence) => {
  const { code, output } = await createOwner(email, password);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('without a database there is a clear message', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'sesame-owner-'));
  const { code, output } = await createOwner(['owner@shop.example'], 'a good password', {
    DATA_DIR: empty,
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `DATA_DIR ${empty} holds no database to work on: start the shop once.`,
  );
});
