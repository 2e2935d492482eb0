import {
  archiveProduct,
  type ConsoleProduct,
  type ConsoleService,
  createProduct,
  createService,
  duplicateProduct,
  editProduct,
  editService,
  listProducts,
  listServices,
  moveProduct,
  type ProductDraft,
  readProduct,
  restoreProduct,
  type ServiceDraft,
  uploadServicePicture,
} from '@sesame/contract/console/catalogue.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { findRow } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { activatePlannedProducts } from './console-products.store.ts';
import { listSoldServices, productCards } from './index.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';

let operator: TestOperator;
let origin: ConsoleService;
let eventsBefore: number;
const test = shopTest([], { now: NOW });
const { app } = test;
beforeEach(async () => {
  app.clock.set(NOW);
  await app.owner.db.transaction().execute(async (tx) => {
    // The guard triggers would refuse it. Truncating would include every table that refers to these, although none has rows
    // that the tests read.
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom('product_services').execute();
    await tx.deleteFrom('prices').execute();
    await tx.deleteFrom('products').execute();
    await tx.deleteFrom('services').execute();
  });
  operator = await buildOperator(app, { role: 'manager' });
  origin = await newService({ title: 'Draftwell' });
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from audit_events`.execute(
    app.platform.db,
  );
  eventsBefore = rows[0]?.id ?? 0;
});

const by = () => ({ token: operator.token });
const params = (id: number) => ({ id: String(id) });

const serviceDraft = (over: Partial<ServiceDraft> = {}): ServiceDraft => ({
  title: 'Service',
  title_ru: '',
  picture: '/demo/logos/askara.svg',
  site: 'https://service.example/',
  referral: true,
  low_inventory: null,
  replacement_limit: 0,
  ...over,
});

async function newService(over: Partial<ServiceDraft> = {}): Promise<ConsoleService> {
  return (await app.call(createService, { body: serviceDraft(over) }, by())).body;
}

const draft = (over: Partial<ProductDraft> = {}): ProductDraft => ({
  title: 'Creator set',
  title_ru: 'Набор автора',
  description: 'Design and video',
  description_ru: 'Дизайн и видео',
  active: true,
  active_from: null,
  picture: '',
  grace_days: 5,
  service_ids: [origin.id],
  prices: [
    { count: 1, unit: 'month', amount: 9.9 },
    { count: 3, unit: 'month', amount: 26.9 },
  ],
  ...over,
});

async function build(over: Partial<ProductDraft> = {}): Promise<ConsoleProduct> {
  const made = await app.call(createProduct, { body: draft(over) }, by());
  if (made.status !== 201) throw new Error(`createProduct answered ${made.status}`);
  return made.body;
}

function edit(seen: ConsoleProduct, over: Partial<ProductDraft>) {
  const { version, prices } = seen;
  const body = { ...draft({ prices, ...over }), version };
  return app.call(editProduct, { params: params(seen.id), body }, by());
}

function events() {
  return app.platform.db
    .selectFrom('audit_events')
    .select(['action', 'subject'])
    .where('id', '>', eventsBefore)
    .orderBy('id')
    .execute();
}

const shop = async () => (await app.call(listSubPlans, { query: {} })).body;
const shopTitles = async () => (await shop()).map(({ title }) => title);
const titles = async (query: Record<string, string> = {}) =>
  (await app.call(listProducts, { query }, by())).body.map(({ title }) => title);

describe('a product', () => {
  test('is in the shop as soon as it is created, with its prices and services', async () => {
    const made = await build();
    expect(made).toMatchObject({
      version: 1,
      state: 'active',
      services: [{ id: origin.id, title: 'Draftwell' }],
      prices: [
        { count: 1, unit: 'month', amount: 9.9 },
        { count: 3, unit: 'month', amount: 26.9 },
      ],
      past_prices: [],
    });
    await expect.poll(shop).toMatchObject([
      {
        id: made.id,
        title: 'Creator set',
        title_ru: 'Набор автора',
        description_ru: 'Дизайн и видео',
        origins: [{ picture: '/demo/logos/askara.svg' }],
        price_table: [
          { amount: 9.9, duration: '1 mon' },
          { amount: 26.9, duration: '3 mons' },
        ],
      },
    ]);
    expect(await events()).toEqual([{ action: 'products.create', subject: `product:${made.id}` }]);
  });

  test('is shown with its own picture alone, also to buyers of it, and again with those of its services', async () => {
    const other = await newService({ title: 'Kinovo', picture: '/demo/logos/kinovo.svg' });
    const service_ids = [origin.id, other.id];
    const made = await build({ service_ids });
    const picture = `/media/${'a'.repeat(32)}.webp`;
    const own = (await edit(made, { service_ids, picture })).body;
    expect(own.picture).toBe(picture);
    expect(await shop()).toMatchObject([{ origins: [{ picture }] }]);
    expect((await productCards(app.platform)).get(made.id)?.pictures).toEqual([picture]);
    const listed = await app.call(listProducts, { query: {} }, by());
    expect(listed.body.map(({ pictures }) => pictures)).toEqual([[picture]]);
    await edit(own, { service_ids });
    const shown = (await shop())[0]?.origins.map((one) => one.picture);
    expect(shown).toEqual(['/demo/logos/askara.svg', '/demo/logos/kinovo.svg']);
  });

  test('is shown in the shop as saved as soon as the answer arrives', async () => {
    let product = await build();
    expect(await shopTitles()).toEqual(['Creator set']);
    for (let round = 1; round <= 20; round += 1) {
      product = (await edit(product, { title: `Set ${round}` })).body;
      expect(await shopTitles()).toEqual([`Set ${round}`]);
    }
  });

  test('gets a new version of a changed price, which the old one refers to', async () => {
    const made = await build();
    const [first, second] = made.prices;
    app.clock.advance(60_000);
    const { body } = await edit(made, {
      prices: [
        { id: first?.id ?? 0, count: 1, unit: 'month', amount: 11.9 },
        { id: second?.id ?? 0, count: 3, unit: 'month', amount: 26.9 },
      ],
    });
    expect(body.version).toBe(2);
    expect(body.prices.map(({ amount }) => amount)).toEqual([11.9, 26.9]);
    expect(body.prices[1]?.id).toBe(second?.id);
    expect(body.past_prices).toEqual([
      {
        id: first?.id,
        count: 1,
        unit: 'month',
        amount: 9.9,
        from: NOW,
        until: '2026-03-10T12:01:00.000Z',
      },
    ]);
    const old = await findRow(app, 'prices', { id: first?.id ?? 0 }, [
      'replaced_by',
      'amount_cents',
    ]);
    expect(old).toEqual({ replaced_by: body.prices[0]?.id, amount_cents: 990 });
  });

  test('edited by two operators at once is changed by one and refused to the other', async () => {
    const made = await build();
    const answers = await Promise.all([edit(made, { title: 'One' }), edit(made, { title: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    const refused = answers.find(({ status }) => status === 409)?.refusal;
    expect(refused).toMatchObject({
      code: 'version_conflict',
      current: { version: 2, title: winner?.title },
    });
    expect(await events()).toHaveLength(2);
  });

  test.each<[string, Partial<ProductDraft>]>([
    ['without a price', { prices: [] }],
    ['without a service', { service_ids: [] }],
    ['without a price, planned', { prices: [], active: false, active_from: LATER }],
  ])('%s cannot be sold', async (_what, over) => {
    const body = draft(over);
    const { refusal } = await app.call(createProduct, { body }, by());
    expect(refusal?.code).toBe('product_incomplete');
    expect(await events()).toEqual([]);
  });

  test('that is planned goes on sale at its time, and not before', async () => {
    const made = await build({ active: false, active_from: LATER });
    expect(made).toMatchObject({ state: 'inactive', active_from: LATER });
    expect(await activatePlannedProducts(app.platform.db, new Date(NOW))).toBe(0);
    expect(await activatePlannedProducts(app.platform.db, new Date(LATER))).toBe(1);
    const { body } = await app.call(readProduct, { params: params(made.id) }, by());
    expect(body).toMatchObject({ state: 'active', active_from: null, version: 2 });
  });

  test('is archived and restored inactive', async () => {
    const made = await build();
    await expect.poll(shopTitles).toEqual(['Creator set']);
    const seen = (version: number) => ({ params: params(made.id), body: { version } });
    expect((await app.call(archiveProduct, seen(1), by())).body.state).toBe('archived');
    await expect.poll(shopTitles).toEqual([]);
    expect(await titles()).toEqual([]);
    expect(await titles({ state: 'archived' })).toEqual(['Creator set']);
    expect((await edit({ ...made, version: 2 }, {})).status).toBe(404);
    expect((await app.call(restoreProduct, seen(1), by())).refusal?.code).toBe('version_conflict');
    expect((await app.call(restoreProduct, seen(2), by())).body.state).toBe('inactive');
    expect((await app.call(restoreProduct, seen(3), by())).body.version).toBe(3);
    expect((await events()).map(({ action }) => action)).toEqual([
      'products.create',
      'products.archive',
      'products.restore',
    ]);
  });

  test('is copied inactive, with new prices', async () => {
    const made = await build();
    const { body } = await app.call(duplicateProduct, { params: params(made.id) }, by());
    expect(body).toMatchObject({ title: made.title, state: 'inactive', services: made.services });
    expect(body.prices.map(({ amount }) => amount)).toEqual([9.9, 26.9]);
    const ids = new Set([...made.prices, ...body.prices].map(({ id }) => id));
    expect(ids.size).toBe(4);
  });

  test('moves in the order of the shop', async () => {
    const [a, b, c] = [
      await build({ title: 'A' }),
      await build({ title: 'B' }),
      await build({ title: 'C' }),
    ];
    const move = (id: number, before: number | null) =>
      app.call(moveProduct, { params: params(id), body: { before } }, by());
    await move(c.id, a.id);
    expect(await titles()).toEqual(['C', 'A', 'B']);
    await move(c.id, null);
    expect(await titles()).toEqual(['A', 'B', 'C']);
    await expect.poll(shopTitles).toEqual(['A', 'B', 'C']);
    const moves = (await events()).filter(({ action }) => action === 'products.move');
    expect(moves).toHaveLength(2);
    await move(b.id, c.id);
    expect((await events()).filter(({ action }) => action === 'products.move')).toHaveLength(2);
    expect((await move(999_999, null)).status).toBe(404);
    expect((await move(a.id, 999_999)).status).toBe(404);
  });

  test('is found by part of its title and by its state, 50 at a time', async () => {
    await sql`
      insert into products (slug, title, position, active)
      select 'p' || n, 'Plan ' || n, n, n % 2 = 0 from generate_series(1, 60) n`.execute(
      app.platform.db,
    );
    const { body } = await app.call(listProducts, { query: {} }, by());
    expect(body).toHaveLength(50);
    expect(await titles({ after: String(body.at(-1)?.id) })).toHaveLength(10);
    expect(await titles({ search: 'plan 3' })).toHaveLength(11);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ state: 'inactive', search: 'PLAN 1' })).toHaveLength(6);
  });

  const bad: Record<string, Partial<Record<keyof ProductDraft | 'id', unknown>>> = {
    'no title': { title: ' ' },
    'a title of 121 characters': { title: 'x'.repeat(121) },
    'a price of half a cent': { prices: [{ count: 1, unit: 'month', amount: 1.005 }] },
    'a negative price': { prices: [{ count: 1, unit: 'month', amount: -1 }] },
    'a price out of range': { prices: [{ count: 1, unit: 'month', amount: 100_000 }] },
    'a period of zero days': { prices: [{ count: 0, unit: 'day', amount: 1 }] },
    'a period in weeks': { prices: [{ count: 1, unit: 'week', amount: 1 }] },
    'two prices for one period': {
      prices: [
        { count: 1, unit: 'month', amount: 1 },
        { count: 1, unit: 'month', amount: 2 },
      ],
    },
    'a service twice': { service_ids: [1, 1] },
    'on sale and planned at once': { active_from: LATER },
    'an unknown field': { id: 7 },
  };
  test.each(Object.entries(bad))('with %s is refused', async (_what, over) => {
    // Deliberately not a draft.
    const body = { ...draft(), ...over } as ProductDraft;
    expect((await app.call(createProduct, { body }, by())).refusal?.code).toBe('bad_request');
  });

  test('with an unknown service is refused', async () => {
    const body = draft({ service_ids: [origin.id, 999_999] });
    expect((await app.call(createProduct, { body }, by())).refusal?.code).toBe('service_unknown');
  });
});

describe('a service', () => {
  test('that changes its name and picture is changed in the shop at once', async () => {
    await build();
    const body = { ...serviceDraft({ picture: '/demo/logos/kinovo.svg' }), version: 1 };
    const edited = await app.call(editService, { params: params(origin.id), body }, by());
    expect(edited.body).toMatchObject({ version: 2, picture: '/demo/logos/kinovo.svg' });
    await expect.poll(shop).toMatchObject([{ origins: [{ picture: '/demo/logos/kinovo.svg' }] }]);
    const stale = await app.call(editService, { params: params(origin.id), body }, by());
    expect(stale.refusal).toMatchObject({ code: 'version_conflict', current: { version: 2 } });
  });

  test('without referral days is not offered to partners', async () => {
    await build();
    expect(await listSoldServices(app.platform.db)).toMatchObject([{ id: origin.id }]);
    const body = { ...serviceDraft({ referral: false }), version: 1 };
    await app.call(editService, { params: params(origin.id), body }, by());
    expect(await listSoldServices(app.platform.db)).toEqual([]);
  });

  test('is found by part of its name, page by page', async () => {
    const alpha = await newService({ title: 'alpha' });
    await newService({ title: 'Beta' });
    const names = async (query: Record<string, string>) =>
      (await app.call(listServices, { query }, by())).body.map(({ title }) => title);
    expect(await names({})).toEqual(['alpha', 'Beta', 'Draftwell']);
    expect(await names({ search: 'BET' })).toEqual(['Beta']);
    expect(await names({ after: String(alpha.id) })).toEqual(['Beta', 'Draftwell']);
  });

  test.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/media/../secret.webp',
    'javascript:alert(1)',
    '/x.html',
  ])('with the picture %j is refused', async (picture) => {
    const { status } = await app.call(createService, { body: serviceDraft({ picture }) }, by());
    expect(status).toBe(400);
  });

  test.each(['javascript:alert(1)', 'ftp://x.example', 'https://a b'])(
    'with the site %j is refused',
    async (site) => {
      const { status } = await app.call(createService, { body: serviceDraft({ site }) }, by());
      expect(status).toBe(400);
    },
  );

  test('without a picture shows its initials, which follow its name', async () => {
    const service = await newService({ title: 'Veil Net', picture: '' });
    const tileOf = async (picture: string) => {
      const shown = await fetch(`${app.url}${picture}`);
      expect(shown.headers.get('content-type')).toBe('image/svg+xml');
      return shown.text();
    };
    expect(await tileOf(service.picture)).toContain('>VN</text>');
    const { picture } = service;
    const body = { ...serviceDraft({ title: 'Сезам', picture }), version: 1 };
    const edited = await app.call(editService, { params: params(service.id), body }, by());
    expect(await tileOf(edited.body.picture)).toContain('>СЕ</text>');
  });

  test('gets a re-encoded picture, and no other kind of file', async () => {
    const send = async (bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'tile.png');
      const headers = { authorization: `Bearer ${operator.token}` };
      const address = `${app.url}${uploadServicePicture.path}`;
      const response = await fetch(address, { method: 'POST', headers, body: form });
      return { status: response.status, body: await response.json() };
    };
    const png = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#0a7' },
    })
      .png()
      .toBuffer();
    const accepted = await send(png);
    expect(accepted.status).toBe(201);
    const { picture } = uploadServicePicture.answer.parse(accepted.body);
    const shown = await fetch(`${app.url}${picture}`);
    const { width, height, format } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 192, height: 192, format: 'webp' });
    expect((await newService({ picture })).picture).toBe(picture);
    const svg = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(svg).toMatchObject({ status: 400, body: { code: 'image_type' } });
  });
});
