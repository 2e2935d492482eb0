import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import type { TelegramNotification } from '../../column-types.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../platform/platform.ts';
import type { PaymentRow, RenewalQuote, UnusedPart } from '../payments/index.ts';
import { notifyUser } from '../users/index.ts';
import { describeRenewal } from './description/describe-renewal.rules.ts';
import { findDescribed } from './description/described.store.ts';
import { linkTokenOf, stopTokenOf } from './link-tokens/link-token.ts';
import {
  type DeclineReason,
  type MailedRenewal,
  renewalMail,
  renewalSubject,
} from './mails/renewal.mail.ts';
import type { LoadedRenewal } from './renewals.store.ts';

/** The provider of payments from the balance. */
const BALANCE = 'balance';

export type RenewalNews =
  | {
      readonly kind: 'coming';
      readonly quote: RenewalQuote;
      /** Which of the notifications of this renewal it is. */
      readonly number: number;
    }
  | { readonly kind: 'charged'; readonly payment: PaymentRow }
  /** Without a payment the gateway has no page for this charge, and the buyer pays it as an order. */
  | { readonly kind: 'confirm'; readonly paymentId?: string }
  | {
      readonly kind: 'undone';
      readonly paymentId: string;
      readonly cents: number;
      readonly endsAt: Date;
      /** Set when a part was used. */
      readonly part: UnusedPart | undefined;
    }
  | {
      readonly kind: 'declined' | 'last_try';
      readonly decline?: DeclineReason | undefined;
    }
  | {
      readonly kind: 'method_dead' | 'revoked' | 'ended' | 'not_sold' | 'price_raised';
    };

const TELEGRAM = {
  coming: 'subscription_ends',
  charged: 'payment_received',
  undone: 'subscription_ends',
  declined: 'order_unpaid',
  last_try: 'order_unpaid',
  confirm: 'order_unpaid',
  method_dead: 'order_unpaid',
  revoked: 'subscription_ends',
  ended: 'subscription_ends',
  not_sold: 'subscription_ends',
  price_raised: 'subscription_ends',
} as const satisfies Readonly<Record<RenewalNews['kind'], TelegramNotification>>;

/** Messages after which something may still be charged: they have the link that stops it. */
const STOPPABLE: readonly RenewalNews['kind'][] = [
  ...(['coming', 'charged', 'declined', 'last_try', 'confirm', 'method_dead'] as const),
];

/**
 * Notifies the buyer of their renewal, by mail and by Telegram if they chose that, in the transaction of what has
 * happened: each message once.
 */
export async function notifyRenewal(
  tx: Executor,
  platform: Notifying,
  row: LoadedRenewal,
  news: RenewalNews,
): Promise<void> {
  const { kind } = news;
  const shop = shopOf(platform);
  const path = `/stop-renewal#${stopTokenOf(platform, row.agreement_id)}`;
  const shown = await describe(tx, platform, row);
  const factsIn = (language: Language): MailedRenewal => ({
    product: titleIn(language, row),
    productId: row.product_id,
    method: methodOf(row, news),
    term: { count: row.duration_count, unit: row.duration_unit },
    stopPath: path,
    undoPath: undoPathOf(platform, news),
    confirmPath: confirmPathOf(platform, news),
    decline: 'decline' in news ? news.decline : undefined,
    accessUntil: new Date(shown?.access_until ?? row.ends_at),
    ...figuresOf(row, news, shown),
  });
  await notifyUser(tx, platform, {
    key: `renewal-${kind.replace('_', '-')}:${row.id}:${row.agreement_id}${aboutOf(news)}`,
    userId: row.user_id,
    kind: TELEGRAM[kind],
    text: (language) =>
      [
        renewalSubject(shop, language, kind, factsIn(language)),
        `${shop.publicUrl}${confirmPathOf(platform, news) ?? '/dashboard/subscriptions'}`,
        ...(STOPPABLE.includes(kind)
          ? [`${shop.t(language, 'renewalStopLink')}: ${shop.publicUrl}${path}`]
          : []),
      ].join('\n'),
    mail: (_, language) => renewalMail(shop, language, kind, factsIn(language)),
  });
}

/** What distinguishes messages of one kind about a renewal. */
function aboutOf(news: RenewalNews): string {
  if (news.kind === 'coming') return `:${news.number}:${news.quote.lines.totalCents}`;
  return news.kind === 'undone' || news.kind === 'confirm' ? `:${news.paymentId ?? ''}` : '';
}

/** Where the buyer can undo a renewal that has just been charged. */
function undoPathOf(platform: Notifying, news: RenewalNews): string | undefined {
  if (news.kind !== 'charged') return undefined;
  return `/undo-renewal#${linkTokenOf(platform, 'renewal-undo', news.payment.id)}`;
}

/** Where the buyer can confirm the charge with their bank. */
function confirmPathOf(platform: Notifying, news: RenewalNews): string | undefined {
  if (news.kind !== 'confirm' || news.paymentId === undefined) return undefined;
  return `/confirm-renewal#${linkTokenOf(platform, 'renewal-confirm', news.paymentId)}`;
}

/** The state of the renewal, as its buyer sees it on the card; undefined without a subscription. */
async function describe(
  tx: Executor,
  { clock, config }: Notifying,
  row: LoadedRenewal,
): Promise<Renewal | undefined> {
  const subscription = await findDescribed(tx, row.subscription_id);
  const shop = { now: clock.now(), zone: config.shop().timeZone, hasChargeable: true };
  return subscription && describeRenewal(subscription, shop);
}

/** What was charged, or is going to be; null for the balance. */
function methodOf(row: LoadedRenewal, news: RenewalNews): MailedRenewal['method'] {
  const isByBalance =
    row.method_id === null || (news.kind === 'charged' && news.payment.provider === BALANCE);
  if (isByBalance) return null;
  return { brand: row.brand ?? '', provider: row.provider ?? '', last4: row.last4 ?? '' };
}

/** What the message says about money and dates. */
function figuresOf(
  row: LoadedRenewal,
  news: RenewalNews,
  shown: Renewal | undefined,
): Pick<MailedRenewal, 'totalCents' | 'kopecks' | 'date' | 'paid' | 'part' | 'isExpiring'> {
  if (news.kind === 'charged') {
    const { id, number, paid_at: paidAt, captured_cents, access_until: until } = news.payment;
    return {
      totalCents: captured_cents,
      date: until ?? row.period_start,
      paid: { id, number, at: paidAt ?? row.created_at },
    };
  }
  if (news.kind === 'undone') {
    return { totalCents: news.cents, date: news.endsAt, part: news.part };
  }
  const total = shown?.total ?? dollarsFromCents(row.total_cents ?? row.ceiling_cents);
  const date = new Date(shown?.charge_at ?? row.ends_at);
  const facts = { totalCents: centsFromDollars(total), date };
  if (news.kind !== 'coming') return facts;
  const { charge } = news.quote;
  const isRubles = charge.charge_currency === 'RUB';
  const isExpiring =
    row.expires_month !== null && row.expires_month < date.toISOString().slice(0, 7);
  return { ...facts, isExpiring, kopecks: isRubles ? charge.charge_minor : undefined };
}
