import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findChosenCoin } from './coin-payments.store.ts';
import { pageStateOf } from './payment-page.rules.ts';
import { findPageOfSession, type OwnPagePayment } from './payment-page.store.ts';

/** The page of the buyer's own payment; undefined without a valid session, `not_found` for payments without one. */
export async function getPaymentPage(
  platform: Platform,
  { tokenHash, id }: { readonly tokenHash: Buffer; readonly id: string },
): Promise<PaymentPage | undefined> {
  const now = platform.clock.now();
  const payment = await findPageOfSession(platform.pool, { tokenHash, now }, id);
  if (payment === undefined) return undefined;
  if (payment === null) refuse('not_found');
  const cards = await productCards(platform);
  const { state, expires_at: expiresAt, on_its_way: onItsWay } = payment;
  const shown = pageStateOf({ state, expiresAt, onItsWay }, now);
  return {
    id: payment.id,
    state: shown,
    title: payment.title,
    picture: cards.get(payment.product_id)?.pictures[0] ?? '',
    product_id: payment.product_id,
    duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
    total: dollarsFromCents(payment.total_cents),
    ...serializeCharge(payment),
    created_at: payment.created_at.toISOString(),
    expires_at: expiresAt.toISOString(),
    access_until: payment.access_until?.toISOString() ?? null,
    // An old code must not be paid.
    sbp_link: shown === 'open' && payment.own_page === 'sbp' ? payment.own_page_link : null,
    coins: shown === 'open' ? await coinsOf(platform, payment) : null,
  };
}

/** For a payment in coins: the chosen one, with the address to send to. */
async function coinsOf(
  { db }: Pick<Platform, 'db'>,
  { id, own_page: page, own_page_link: gatewayUrl }: OwnPagePayment,
): Promise<PaymentPage['coins']> {
  if (page !== 'coins' || gatewayUrl === null) return null;
  const chosen = await findChosenCoin(db, id);
  if (chosen === undefined) return { chosen: null, gateway_url: gatewayUrl };
  const { coin: code, coin_name: name, symbol, network, address, memo, amount } = chosen;
  return {
    chosen: { code, name, symbol, network, address, memo, amount },
    gateway_url: gatewayUrl,
  };
}
