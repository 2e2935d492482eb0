import type { Executor } from '../../platform/platform.ts';

type Titles = ReadonlyMap<string, string>;

export async function productTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', keys.map(Number))
    .execute();
  return new Map(rows.map(({ id, title }) => [String(id), title]));
}

export async function methodTitles(db: Executor): Promise<Titles> {
  const rows = await db.selectFrom('payment_methods').select(['gateway', 'title']).execute();
  return new Map(rows.map(({ gateway, title }) => [gateway, title]));
}

export async function promoTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('promo_codes')
    .select(['id', 'code'])
    .where('id', 'in', keys.map(Number))
    .execute();
  return new Map(rows.map(({ id, code }) => [String(id), code]));
}

export async function partnerTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', keys)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
