import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findChosenCoin } from './coin-payments.store.ts';
import { findMissing } from './find-missing.ts';
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
    title_ru: payment.title_ru,
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
    coins: await coinsOf(platform, payment, shown),
  };
}

/** For a payment in coins that can be made or completed: the chosen coin, with the address to send to. */
async function coinsOf(
  platform: Pick<Platform, 'db'>,
  payment: OwnPagePayment,
  shown: PaymentPage['state'],
): Promise<PaymentPage['coins']> {
  const { id: paymentId, own_page: page, own_page_link: gatewayUrl } = payment;
  if (page !== 'coins' || gatewayUrl === null) return null;
  const missing = await findMissing(platform, payment);
  if (shown !== 'open' && missing === null) return null;
  const row = await findChosenCoin(platform.db, { paymentId, forRest: missing !== null });
  const chosen =
    row === undefined
      ? null
      : {
          ...{ code: row.coin, name: row.coin_name, symbol: row.symbol, network: row.network },
          ...{ address: row.address, memo: row.memo, amount: row.amount },
        };
  return {
    chosen,
    gateway_url: gatewayUrl,
    missing: missing === null ? null : dollarsFromCents(missing),
  };
}
