import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { Executor } from '../../platform/platform.ts';

/** By key; a title in one language has an empty `title_ru`. */
type Titles = ReadonlyMap<string, Titled>;

export async function productTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'title_ru'])
    .where('id', 'in', keys.map(Number))
    .execute();
  return new Map(rows.map(({ id, ...titles }) => [String(id), titles]));
}

export async function methodTitles(db: Executor): Promise<Titles> {
  const rows = await db
    .selectFrom('payment_methods')
    .select(['gateway', 'title', 'title_ru'])
    .execute();
  return new Map(rows.map(({ gateway, ...titles }) => [gateway, titles]));
}

export async function promoTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('promo_codes')
    .select(['id', 'code'])
    .where('id', 'in', keys.map(Number))
    .execute();
  return new Map(rows.map(({ id, code }) => [String(id), { title: code, title_ru: '' }]));
}

export async function partnerTitles(db: Executor, keys: readonly string[]): Promise<Titles> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', keys)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, { title: username, title_ru: '' }]));
}
