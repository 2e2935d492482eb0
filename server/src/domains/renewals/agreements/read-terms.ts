import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { notificationDays } from '@sesame/contract/shared/renewals/notification-days.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { RenewalMethod, readRenewalTerms } from '@sesame/contract/shop/renewals.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { mailDate, mailMoney } from '../../../platform/mail/mail-format.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { findPriceForOrder, listSoldPlans, type SoldPlan } from '../../catalogue/index.ts';
import { findBalances } from '../../ledger/index.ts';
import {
  type ChargeableMethod,
  consentText,
  quoteRenewal,
  type RenewalQuote,
  serializeCharge,
} from '../../payments/index.ts';
import { chargeAt } from '../calendar.rules.ts';
import { findRenewable, type RenewableSubscription } from './agreements.store.ts';

/** The method of the shop by which the balance pays. */
const BALANCE = 'balance';

export interface RenewalTermsOption {
  readonly method: RenewalMethod;
  /** Payment method of the shop. */
  readonly gateway: string;
  readonly quote: RenewalQuote;
  readonly text: string;
}

export interface Terms {
  /** The plan, in its current version. */
  readonly priceId: number;
  readonly duration: { readonly count: number; readonly unit: 'day' | 'month' | 'year' };
  readonly chargeAt: Date;
  readonly options: readonly RenewalTermsOption[];
  /** Every plan of the product that is sold. */
  readonly plans: readonly SoldPlan[];
}

/**
 * What a renewal would charge, when, and from what; the text is what the buyer agrees to.
 * @param asked.chargeable what the buyer has saved
 * @param asked.priceId the plan to renew for; by default the one that was agreed to or paid last
 * @returns undefined when the product has no such plan
 */
export async function findTerms(
  db: Executor,
  platform: Pick<Platform, 'clock' | 'config'>,
  asked: {
    readonly subscription: RenewableSubscription;
    readonly priceId?: number | undefined;
    readonly chargeable: readonly ChargeableMethod[];
    readonly language: Language;
  },
): Promise<Terms | undefined> {
  const { subscription, chargeable, language } = asked;
  const priceId = asked.priceId ?? subscription.price_id;
  const price = priceId === null ? undefined : await findPriceForOrder(db, priceId);
  if (price?.productId !== subscription.product_id) return undefined;
  const duration = { count: price.durationCount, unit: price.durationUnit };
  const first = firstCharge(platform, subscription.ends_at, duration);
  const options: RenewalTermsOption[] = [];
  for (const { gateway, method } of await candidates(db, subscription.user_id, chargeable)) {
    const quote = await quoteRenewal(db, platform, {
      ...{ gateway, priceId: price.priceId },
      ...{ durationCount: duration.count, durationUnit: duration.unit },
    });
    if (typeof quote === 'string' || quote.lines.totalCents === 0) continue;
    const text = consentText(language, {
      product: titleIn(language, subscription),
      amount: mailMoney(quote.lines.totalCents),
      isInRubles: quote.charge.charge_currency === 'RUB',
      duration,
      method,
      firstCharge: mailDate(first),
      isNotified: notificationDays(duration).length > 0,
    });
    options.push({ method, gateway, quote, text });
  }
  return {
    ...{ priceId: options[0]?.quote.price.priceId ?? price.priceId },
    ...{ duration, chargeAt: first, options },
    plans: await listSoldPlans(db, subscription.product_id),
  };
}

/** Saved methods, the default one first, then the balance of a buyer who has one. */
async function candidates(
  db: Executor,
  userId: string,
  chargeable: readonly ChargeableMethod[],
): Promise<readonly { gateway: string; method: RenewalMethod }[]> {
  const saved = chargeable.map(({ gateway, ...method }) => ({ gateway, method }));
  const { available_cents: availableCents } = await findBalances(db, userId);
  if (availableCents <= 0) return saved;
  const method = { id: null, kind: 'balance', provider: BALANCE, brand: '', last4: '' } as const;
  return [...saved, { gateway: BALANCE, method }];
}

/** When a renewal that is agreed to now is charged first. */
function firstCharge(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  endsAt: Date,
  term: Terms['duration'],
): Date {
  const zone = config.shop().timeZone;
  const at = chargeAt({ periodStart: endsAt, term, zone, jitterMs: 0 });
  return new Date(Math.max(at.getTime(), clock.now().getTime()));
}

/** The terms for the buyer of a subscription. */
export async function readTerms(
  platform: Pick<Platform, 'clock' | 'config' | 'db'>,
  asked: {
    readonly id: string;
    readonly userId: string;
    readonly priceId?: number | undefined;
    readonly chargeable: readonly ChargeableMethod[];
    readonly language: Language;
  },
): Promise<AnswerOf<typeof readRenewalTerms>> {
  const subscription = await findRenewable(platform.db, asked.id);
  if (subscription?.user_id !== asked.userId) refuse('not_found');
  const terms = await findTerms(platform.db, platform, { ...asked, subscription });
  if (terms === undefined) refuse('not_found');
  return {
    sub_plan_id: subscription.product_id,
    title: subscription.title,
    title_ru: subscription.title_ru,
    duration: serializeDuration(terms.duration),
    ends_at: subscription.ends_at.toISOString(),
    charge_at: terms.chargeAt.toISOString(),
    price_id: terms.priceId,
    plans: terms.plans.map(({ id, duration, amountCents }) => ({
      ...{ price_id: id, duration: serializeDuration(duration) },
      amount: dollarsFromCents(amountCents),
    })),
    options: terms.options.map(({ method, quote, text }) => ({
      ...{ method, text },
      total: dollarsFromCents(quote.lines.totalCents),
      ...serializeCharge(quote.charge),
    })),
  };
}
