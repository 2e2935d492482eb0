import type { ConsoleRenewal } from '@sesame/contract/console/renewals/renewals.ts';
import { DAY_MS, serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Renewal, RenewalMethod, RenewalState } from '@sesame/contract/shop/renewals.ts';
import { chargeAt } from '../calendar.rules.ts';

/** A running subscription with its agreement and its open renewal, if it has them. */
export interface DescribedSubscription {
  readonly subscription_id: string;
  readonly ends_at: Date;
  readonly grace_until: Date | null;
  /** Whether its product can be ordered. */
  readonly is_sold: boolean;
  /** An earlier agreement has ended because it was not paid, and nothing was agreed to since. */
  readonly is_given_up: boolean;
  /** It was agreed to with an order that saved nothing to charge. */
  readonly has_not_begun?: boolean;
  /** The same for an order that may still save it. */
  readonly is_beginning?: boolean;
  readonly agreement: {
    readonly ceiling_cents: number;
    readonly duration_count: number;
    readonly duration_unit: 'day' | 'month' | 'year';
    readonly method: RenewalMethod;
    /** Whether it is about another term than the one that was paid last. */
    readonly is_other_plan: boolean;
  } | null;
  readonly renewal: {
    readonly state: ConsoleRenewal['state'];
    readonly total_cents: number | null;
    readonly notified_at: Date | null;
    readonly ahead_days: number;
    readonly next_at: Date | null;
  } | null;
  /** Its charge, if the bank wants the buyer to confirm it. */
  readonly confirm?: { readonly payment_id: string; readonly until: Date } | undefined;
  /** Its latest renewal, if that can still be undone. */
  readonly undo?:
    | { readonly payment_id: string; readonly is_whole: boolean; readonly until: Date }
    | undefined;
}

/** The only description of the state of a subscription's automatic renewal, for pages, the console and mails. */
export function describeRenewal(
  subscription: DescribedSubscription,
  shop: { readonly now: Date; readonly zone: string; readonly hasChargeable: boolean },
): Renewal {
  const { agreement, renewal, undo, confirm, grace_until: graceUntil } = subscription;
  const without = subscription.is_beginning === true ? 'beginning' : 'off';
  const state = agreement === null ? without : shownState(renewal?.state);
  const at = nextCharge(subscription, state, shop);
  const cents = renewal?.total_cents ?? agreement?.ceiling_cents;
  return {
    subscription_id: subscription.subscription_id,
    state,
    can_turn_on: shop.hasChargeable && subscription.is_sold,
    method: agreement?.method ?? null,
    total: agreement === null || cents === undefined ? null : dollarsFromCents(cents),
    new_plan: agreement?.is_other_plan ? serializeDuration(termOf(agreement)) : null,
    charge_at: at?.toISOString() ?? null,
    access_until:
      graceUntil !== null && graceUntil > subscription.ends_at ? graceUntil.toISOString() : null,
    is_given_up: agreement === null && subscription.is_given_up,
    has_not_begun: agreement === null && subscription.has_not_begun === true,
    confirm: confirm === undefined ? null : { ...confirm, until: confirm.until.toISOString() },
    undo: undo === undefined ? null : { ...undo, until: undo.until.toISOString() },
  };
}

type Agreed = NonNullable<DescribedSubscription['agreement']>;

const termOf = ({ duration_count: count, duration_unit: unit }: Agreed) => ({ count, unit });

function shownState(state: ConsoleRenewal['state'] | undefined): RenewalState {
  if (state === 'charging' || state === 'closing') return 'checking';
  if (state === 'retrying' || state === 'needs_buyer' || state === 'held') return state;
  return 'on';
}

function nextCharge(
  { agreement, renewal, ends_at: periodStart }: DescribedSubscription,
  state: RenewalState,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Date | null {
  if (state === 'retrying') return renewal?.next_at ?? null;
  if (state !== 'on' || agreement === null) return null;
  const planned = chargeAt({ periodStart, term: termOf(agreement), zone, jitterMs: 0 });
  const notified = renewal?.notified_at?.getTime();
  const aheadMs = (renewal?.ahead_days ?? 0) * DAY_MS;
  const earliest = notified === undefined ? 0 : notified + aheadMs;
  return new Date(Math.max(planned.getTime(), earliest, now.getTime()));
}
