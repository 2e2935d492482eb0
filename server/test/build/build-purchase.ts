import { randomBytes } from 'node:crypto';
import type { Platform } from '../../src/platform/platform.ts';
import { sha256 } from '../../src/platform/secrets/crypto.ts';
import { insertRows } from '../rows.ts';

/** Builds a buyer with a valid session, a product with its services, and a payment by that buyer for that product. */

type Needs = Pick<Platform, 'clock' | 'db' | 'ids'>;

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

/** @param invitation the inviting user, and the network of the invited one */
export async function buildBuyer(
  { clock, db, ids }: Needs,
  invitation: { referred_by?: string; registered_from?: string } = {},
): Promise<Buyer> {
  const id = ids.uuid();
  const token = ids.token();
  const now = clock.now();
  const name = `buyer-${randomBytes(6).toString('hex')}`;
  await insertRows(db, 'users', {
    id,
    email: `${name}@buyers.example`,
    username: name,
    username_key: name,
    password_hash: null,
    image_url: null,
    trc20_address: null,
    tg_first_name: null,
    tg_last_name: null,
    coupon: null,
    created_at: now,
    ...invitation,
  });
  await insertRows(db, 'sessions', {
    token_hash: sha256(token),
    user_id: id,
    created_at: now,
    expires_at: new Date(now.getTime() + 10 * 365 * 86_400_000),
  });
  return { id, token };
}

export interface BuiltProduct {
  readonly id: number;
  readonly priceId: number;
  readonly serviceIds: readonly number[];
}

/** A product sold by the month. */
export async function buildProduct(
  { clock, db }: Needs,
  { origins = 1 }: { origins?: number } = {},
): Promise<BuiltProduct> {
  const slug = `product-${randomBytes(6).toString('hex')}`;
  const product = await db
    .insertInto('products')
    .values({ slug, title: slug, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const serviceIds: number[] = [];
  for (let position = 0; position < origins; position++) {
    const serviceSlug = `${slug}-${position}`;
    const origin = await db
      .insertInto('services')
      .values({
        slug: serviceSlug,
        title: serviceSlug,
        picture: `/${serviceSlug}.svg`,
        site: 'https://origin.example/',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRows(db, 'product_services', {
      product_id: product.id,
      service_id: origin.id,
      position,
    });
    serviceIds.push(origin.id);
  }
  const price = await db
    .insertInto('prices')
    .values({
      product_id: product.id,
      duration_count: 1,
      duration_unit: 'month',
      amount_cents: 490,
      replaced_by: null,
      archived_at: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: product.id, priceId: price.id, serviceIds };
}

/** A payment that counts as unpaid in the ledger: grants only require that it exists. */
export async function buildPayment(
  { clock, db, ids }: Needs,
  buyer: Buyer,
  product: BuiltProduct,
): Promise<string> {
  await db
    .insertInto('payment_methods')
    .values({
      gateway: 'test-card',
      provider: 'test',
      category: 'worldwide',
      title: 'Card',
      title_ru: 'Карта',
      fee_percent: 0,
    })
    .onConflict((conflict) => conflict.column('gateway').doNothing())
    .execute();
  const id = ids.uuid();
  const now = clock.now();
  await insertRows(db, 'payments', {
    id,
    user_id: buyer.id,
    product_id: product.id,
    price_id: product.priceId,
    gateway: 'test-card',
    provider: 'test',
    title: 'A plan',
    description: '',
    description_ru: '',
    duration_count: 1,
    duration_unit: 'month',
    price_cents: 490,
    fee_percent: 0,
    fee_cents: 0,
    promo_code_id: null,
    discount_percent: 0,
    discount_cents: 0,
    total_cents: 490,
    charge_minor: 490,
    currency: 'USD',
    state: 'expired',
    created_at: now,
    expires_at: now,
    checkout_state: 'refused',
    checkout_url: null,
    gateway_reference: null,
    sync_at: null,
    paid_at: null,
    closed_at: now,
    captured_currency: null,
    review_reason: null,
    flags: null,
    access_from: null,
    access_until: null,
  });
  return id;
}
