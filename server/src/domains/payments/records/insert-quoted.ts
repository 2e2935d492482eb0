import type { QuoteLines } from '@sesame/contract/shared/money.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { beginPayment } from '../../../platform/telemetry/tracing/unit.ts';
import type { OrderPrice } from '../../catalogue/index.ts';
import type { MethodRow } from './methods.store.ts';
import { insertPayment, type PaymentRow } from './payments.store.ts';
import { nextSync } from './reconcile.rules.ts';

type Columns = Insertable<Database['payments']>;

export interface QuotedPayment {
  readonly userId: string;
  readonly price: OrderPrice;
  readonly method: MethodRow;
  readonly lines: QuoteLines;
  readonly charge: Pick<
    PaymentRow,
    'charge_currency' | 'charge_minor' | 'rate_e4' | 'rate_source' | 'rate_at'
  >;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Nothing is requested from a gateway: it is free, or paid from the balance. */
  readonly atOnce: boolean;
  /** Columns that only some payments have. */
  readonly more: Partial<Columns>;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Writes a pending payment with its quote, frozen: of an order or of a renewal. */
export function insertQuoted(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  quoted: QuotedPayment,
): Promise<PaymentRow> {
  const { price, method, lines, charge, now, expiresAt, atOnce, detail } = quoted;
  const sync = nextSync({ state: 'pending', expiresAt, checkCount: 0 }, 'unknown', now);
  const id = quoted.more.id ?? platform.ids.uuid();
  beginPayment(id);
  const row: Columns = {
    user_id: quoted.userId,
    product_id: price.productId,
    price_id: price.priceId,
    gateway: method.gateway,
    provider: method.provider,
    title: price.title,
    title_ru: price.titleRu,
    description: price.description,
    description_ru: price.descriptionRu,
    duration_count: price.durationCount,
    duration_unit: price.durationUnit,
    price_cents: lines.priceCents,
    fee_percent: lines.feePercent,
    fee_cents: lines.feeCents,
    discount_percent: lines.discountPercent,
    discount_cents: lines.discountCents,
    total_cents: lines.totalCents,
    ...charge,
    currency: 'USD',
    state: 'pending',
    created_at: now,
    expires_at: expiresAt,
    checkout_state: atOnce ? 'none' : 'requested',
    sync_at: atOnce ? null : (sync ?? null),
    ...quoted.more,
    id,
  };
  return insertPayment(tx, row, { kind: 'ordered', at: now, ...(detail && { detail }) });
}
