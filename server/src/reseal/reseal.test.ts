import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeProvider } from '@sesame/contract/console/payments/gateways.ts';
import { changeConnection } from '@sesame/contract/console/settings/connections.ts';
import { getSystem } from '@sesame/contract/console/system.ts';
import { inviteOperator } from '@sesame/contract/console/team.ts';
import { startSecondFactor } from '@sesame/contract/shop/account.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../test/build/build-saved-method.ts';
import { buildUser } from '../../test/build/build-user.ts';
import { runProgram } from '../../test/processes/program.ts';
import { spawnServer } from '../../test/processes/spawn-server.ts';
import { mailEnv } from '../../test/shops/parts/mail.ts';
import { shopTest } from '../../test/shops/shop-test.ts';
import { importInventory } from '../domains/access/index.ts';
import { makeGiftCode } from '../domains/payments/gifts/gift-secret.ts';
import { insertGift } from '../domains/payments/gifts/gifts.store.ts';
import { createSealer } from '../platform/secrets/crypto.ts';
import {
  countSealed,
  listSealingKeys,
  lockSealedByOtherKeys,
  resealedColumns,
  sealedTables,
  shortLivedColumns,
} from '../platform/secrets/sealed-boxes.store.ts';
import { reseal } from './reseal.ts';

/** The key of the tests, and the one that replaces it. */
const oldKey = { id: 'test', key: Buffer.alloc(32, 7) };
const newKey = { id: 'new', key: Buffer.alloc(32, 8) };
const written = ({ id, key }: typeof oldKey) => `${id}:${key.toString('base64')}`;
const LINKS = 450;

let product: BuiltProduct;
let serviceId: number;
const test = shopTest([], { env: mailEnv('smtp://127.0.0.1:1') });
const { app } = test;
test.beforeAll(async () => {
  product = await buildProduct(app.platform);
  serviceId = product.serviceIds[0] ?? 0;
  const links = Array.from({ length: LINKS }, (_, item) => `https://links.example/${item}`);
  await app.platform.db
    .transaction()
    .execute((tx) =>
      importInventory(tx, app.platform, { serviceId, kind: 'unique', links, at: app.clock.now() }),
    );
});

const counts = async () =>
  new Map(
    (await countSealed(app.platform.db, await listSealingKeys(app.platform.db))).map(
      ({ key, boxes }) => [key, boxes],
    ),
  );

const run = (keys: string) =>
  runProgram('reseal', [], { DATABASE_URL: app.databaseUrl, SECRETS_KEY: keys });

/** Seals a value in every column except the inventory. */
async function sealEverywhere({ token }: TestOperator): Promise<void> {
  const buyer = await buildUser(app);
  await app.call(startSecondFactor, { body: { password: buyer.password } }, buyer);
  const invited = { email: 'invited@shop.example', name: 'Invited', role: 'support' } as const;
  await app.call(inviteOperator, { body: invited }, { token });
  const replies = { replyTo: 'help@example.org' };
  await app.call(
    changeConnection,
    { params: { connection: 'mail' }, body: { version: 0, values: replies, reason: 'For a test' } },
    { token },
  );
  const { id: userId } = await buildBuyer(app.platform);
  const paymentId = await buildPayment(app.platform, { id: userId, token: '' }, product);
  await buildSavedMethod(app.platform, { userId, paymentId });
  const id = app.platform.ids.uuid();
  await insertGift(app.platform.db, {
    ...{ id, payment_id: paymentId, buyer_id: userId, state: 'paid', created_at: app.clock.now() },
    ...makeGiftCode(app.platform, id).columns,
  });
  const values = { terminalKey: '1700000000000', password: 'a password of a terminal' };
  const body = { version: 0, values, reason: 'For a test' };
  await app.call(changeProvider, { params: { provider: 'tbank' }, body }, { token });
}

/** The tables with a box that was sealed by another key. */
const withOtherKeys = (currentKey: string) =>
  app.platform.db.transaction().execute(async (tx) => {
    const found: string[] = [];
    for (const table of sealedTables) {
      const rows = await lockSealedByOtherKeys(tx, table, {
        currentKey,
        after: undefined,
        limit: 1,
      });
      if (rows.length > 0) found.push(table);
    }
    return found;
  });

test('an interrupted run is continued by the next, and then the old key can be removed', async () => {
  const operator = await buildOperator(app, { role: 'owner' });
  await sealEverywhere(operator);
  expect(await withOtherKeys('new')).toEqual(sealedTables);
  const sealed = (await counts()).get('test') ?? 0;
  expect(sealed).toBeGreaterThan(LINKS);
  const platform = { db: app.platform.db, sealer: createSealer([newKey, oldKey]) };
  const cut = reseal(platform, () => {
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  const half = await counts();
  expect(half.get('new')).toBe(50);
  expect(half.get('test')).toBe(sealed - 50);

  const { code, output } = await run(`${written(newKey)},${written(oldKey)}`);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${sealed - 50} secrets were resealed.\n  key new: ${sealed}\n`,
  });
  expect(await withOtherKeys('new')).toEqual([]);
  // Values that must open with the new key only.
  const alone = createSealer([newKey]);
  const { rows } = await sql<{ id: string; box: string }>`
    select id::text, convert_from(secret, 'UTF8') as box from inventory_items`.execute(
    app.platform.db,
  );
  const links = rows.map(
    ({ id, box }) => JSON.parse(alone.open(box, `inventory_items:${id}`)).link,
  );
  expect(new Set(links).size).toBe(LINKS);

  const { body } = await app.call(getSystem, {}, operator);
  expect(body.sealed).toEqual([{ key: 'new', boxes: sealed, in_use: false }]);
  // Resealing all of them back requires only the new key.
  const back = { db: app.platform.db, sealer: createSealer([oldKey, newKey]) };
  expect(await reseal(back)).toEqual({ done: sealed, failed: [] });
});

test('an item is known by the keys before and after resealing', async () => {
  const links = ['https://links.example/0'];
  const addAgain = (keys: (typeof oldKey)[]) =>
    app.platform.db.transaction().execute((tx) => {
      const platform = { ...app.platform, sealer: createSealer(keys) };
      const at = app.clock.now();
      return importInventory(tx, platform, { serviceId, kind: 'unique', links, at });
    });
  const known = { added: 0, duplicates: [0], refused: [] };
  expect(await addAgain([newKey, oldKey])).toEqual(known);
  await reseal({ db: app.platform.db, sealer: createSealer([newKey, oldKey]) });
  expect(await addAgain([newKey])).toEqual(known);
  await reseal({ db: app.platform.db, sealer: createSealer([oldKey, newKey]) });
});

test('a secret that no key opens is named, and all others are resealed', async () => {
  await sql`
    update inventory_items set secret = convert_to('lost.' || repeat('A', 60), 'UTF8')
    where id = (select id from inventory_items order by id limit 1)`.execute(app.platform.db);
  const { code, output } = await run(`${written(newKey)},${written(oldKey)}`);
  expect(code).toBe(1);
  expect(output).toMatch(/1 do not open with any of the given keys: inventory_items [0-9a-f-]{36}/);
  const left = await counts();
  expect([left.get('lost'), left.get('test')]).toEqual([1, undefined]);
  await run(`${written(oldKey)},${written(newKey)}`);
});

/** The files that seal, with the column that stores the box; null if it is not stored. */
const sealing: Readonly<Record<string, string | null>> = {
  'domains/access/inventory/item-secret.ts': 'inventory_items.secret',
  'domains/languages/mail-preview-ticket.ts': null,
  'domains/operators/team/create-invitation.ts': 'operator_invitations.totp_secret',
  // Sealed only to be compared with when there is no such operator.
  'domains/operators/sign-in/sign-in-operator.ts': null,
  'domains/operators/team/upsert-operator.ts': 'operators.totp_secret',
  'domains/payments/gifts/gift-secret.ts': 'gifts.sealed',
  'domains/payments/providers/change-provider.ts': 'provider_settings.sealed',
  'domains/payments/saved-methods/saved-method-secret.ts': 'saved_methods.sealed',
  'domains/settings/connections/change-connection.ts': 'connection_settings.sealed',
  'domains/users/google/issue-ticket.ts': 'google_tickets.content',
  'domains/users/google/start-google.ts': 'google_flows.content',
  'domains/users/sign-in/request-password-reset.ts': 'reset_requests.email',
  'domains/users/second-factor/start-second-factor.ts': 'second_factors.secret',
  'platform/mail/create-mail-queue.ts': 'mails.content',
  'reseal/reseal.ts': null,
};

test('every column with sealed values is resealed or known to expire within minutes', async () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.(test|soak)\.ts$/.test(name),
  );
  const found: string[] = [];
  for (const name of files) {
    if (/\bsealer\.seal\(/.test(await readFile(join(source, name), 'utf8'))) found.push(name);
  }
  expect(found.toSorted()).toEqual(Object.keys(sealing).toSorted());
  const columns = Object.values(sealing).filter((column) => column !== null);
  expect(columns.toSorted()).toEqual([...resealedColumns, ...shortLivedColumns].toSorted());
});

test('the server does not start while stored secrets need a key that SECRETS_KEY lacks', async () => {
  const start = spawnServer({ DATABASE_URL: app.databaseUrl, SECRETS_KEY: written(newKey) });
  await expect(start).rejects.toMatchObject({
    code: 1,
    // A busy machine may log a warning before it.
    message: expect.stringMatching(/^SECRETS_KEY lacks a key .*: test \(\d+\)/m),
  });
});
