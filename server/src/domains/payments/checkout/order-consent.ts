import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { quoteOrder } from '@sesame/contract/shared/money.ts';
import { notificationDays } from '@sesame/contract/shared/renewals/notification-days.ts';
import { RENEWAL_MANDATE_VERSION } from '@sesame/contract/shared/renewals/renewal-mandates.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { mailMoney } from '../../../platform/mail/mail-format.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../../catalogue/index.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { findEnabledMethod, type MethodRow } from '../records/methods.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import { consentText } from '../saved-methods/renewal-consent.rules.ts';
import type { RenewalConsent } from '../saved-methods/renewal-consents.store.ts';

export interface OrderConsent {
  readonly text: string;
  /** The total of each renewal: without a promo code. */
  readonly totalCents: number;
}

/** What a buyer agrees to who has an order renewed automatically. */
export async function readOrderConsent(
  { db }: Pick<Platform, 'db'>,
  order: { readonly priceId: number; readonly gateway: string; readonly language: Language },
): Promise<OrderConsent> {
  const method = await findEnabledMethod(db, order.gateway);
  if (method === undefined) refuse('method_unavailable');
  return requireConsent(db, method, order);
}

/** A text that the buyer of an order agreed to. */
export interface RenewalText {
  readonly text: string;
  readonly language: Language;
}

/** What the buyer of an order agreed to about renewal; refused when it would be another text by now. */
export async function requireRenewal(
  tx: Executor,
  method: MethodRow,
  order: {
    readonly priceId: number;
    readonly save: object | undefined;
    readonly savedMethodId: string | undefined;
    readonly renew: RenewalText | undefined;
  },
): Promise<RenewalConsent | undefined> {
  const { priceId, save, savedMethodId, renew } = order;
  if (renew === undefined) return undefined;
  const isKept = save !== undefined || savedMethodId !== undefined || isPaidByBalance(method);
  if (!isKept) refuse('method_unavailable');
  const { language } = renew;
  const { text, totalCents } = await requireConsent(tx, method, { priceId, language });
  if (text !== renew.text) refuse('renewal_terms_changed');
  return { version: RENEWAL_MANDATE_VERSION, language, text, ceiling_cents: totalCents };
}

/** Refuses a method that cannot be charged later. */
async function requireConsent(
  db: Executor,
  method: MethodRow,
  { priceId, language }: { readonly priceId: number; readonly language: Language },
): Promise<OrderConsent> {
  const price = await findPriceForOrder(db, priceId);
  if (price === undefined || price.archived) refuse('price_unknown');
  if (!isPaidByBalance(method) && capabilitiesOf(method.provider)?.saves === undefined) {
    refuse('method_unavailable');
  }
  return consentOf(price, method, language);
}

function consentOf(price: OrderPrice, method: MethodRow, language: Language): OrderConsent {
  const { totalCents } = quoteOrder({
    priceCents: price.amountCents,
    feePercent: method.fee_percent,
    discountPercent: 0,
  });
  if (totalCents === 0) refuse('method_unavailable');
  const duration = { count: price.durationCount, unit: price.durationUnit };
  const text = consentText(language, {
    product: titleIn(language, { title: price.title, title_ru: price.titleRu }),
    amount: mailMoney(totalCents),
    isInRubles: method.charge_currency === 'RUB',
    duration,
    method: isPaidByBalance(method)
      ? { id: null, kind: 'balance', provider: method.provider, brand: '', last4: '' }
      : 'this_order',
    firstCharge: null,
    isNotified: notificationDays(duration).length > 0,
  });
  return { text, totalCents };
}
