import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { notificationDays, type Term } from '@sesame/contract/shared/renewals/notification-days.ts';
import {
  CHANGE_AHEAD_DAYS,
  chargeAt,
  countedTries,
  type EndedAttempt,
  RETRY_WINDOW_MS,
  retryAt,
} from './calendar.rules.ts';
import {
  type AttemptState,
  type CloseReason,
  isPaid,
  type PaymentState,
  type RenewalState,
} from './renewal-state.rules.ts';

/** Counted attempts with one method within this time, over all renewals. */
const METHOD_TRIES_MAX = 8;
export const METHOD_TRIES_MS = 30 * DAY_MS;

/** A started attempt without an answer after this time is asked about. */
const SILENT_MS = 2 * 60_000;
/** Since the start of an attempt; then every hour. */
const CHECK_AFTER_MIN = [2, 10, 30] as const;
const CHECK_EVERY_MS = 3_600_000;
/** Keys of gateways hold for a day; later the payment is only looked up, by the reconciliation. */
const CHECK_FOR_MS = 23 * 3_600_000;
const ALERT_AFTER_MS = 24 * 3_600_000;
/** Days before the charge on which the shop reads whether what is charged has changed. */
const REVIEW_DAYS = [CHANGE_AHEAD_DAYS, 5];
const ALERTED_PAUSE_MS = 6 * 3_600_000;
/** Without a payment by the buyer a declined renewal is given up after this time, but not before its grace ends. */
const NEEDS_BUYER_MS = 10 * DAY_MS;

export interface OpenAttempt {
  readonly state: AttemptState;
  readonly startedAt: Date;
  readonly checks: number;
  readonly payment: PaymentState;
  /** Until when the buyer can confirm it with their bank; null where the bank asks for nothing. */
  readonly confirmUntil: Date | null;
}

/** An open renewal with everything that decides about it. */
export interface RenewalView {
  readonly state: RenewalState;
  readonly periodStart: Date;
  readonly term: Term;
  readonly consentedAt: Date;
  /** Why its agreement was stopped; null while it is active. */
  readonly stopReason: string | null;
  /** End of the subscription. */
  readonly endsAt: Date;
  readonly graceDays: number;
  readonly owner: 'active' | 'blocked' | 'erased';
  /** Null for the balance. */
  readonly method: 'pending' | 'active' | 'dead' | 'removed' | null;
  readonly notifications: number;
  readonly notifiedAt: Date | null;
  /** How long before the charge the buyer has to be notified. */
  readonly aheadDays: number;
  readonly firstTryAt: Date | null;
  readonly openAttempt: OpenAttempt | null;
  /** The money of an attempt that had failed has come after all. */
  readonly isPaidLate: boolean;
  /** Attempts that have ended, the latest last. */
  readonly ended: readonly EndedAttempt[];
  /** Counted attempts with the method within the last 30 days, over all renewals. */
  readonly methodTries: number;
  /** Counted attempts after which it is left to the buyer. */
  readonly triesMax: number;
  readonly zone: string;
  readonly jitterMs: number;
}

export type Step =
  | { readonly do: 'wait'; readonly until: Date | null }
  /** @param count notifications that are behind the renewal afterwards; `isSilent` when the consent says the same */
  | { readonly do: 'notify'; readonly count: number; readonly isSilent: boolean }
  | { readonly do: 'charge' }
  /** Request the outcome of an attempt from the gateway. */
  | { readonly do: 'check' }
  | { readonly do: 'alert'; readonly until: Date }
  /** The buyer has not confirmed the charge in time, or must not any more. */
  | { readonly do: 'close_confirmation' }
  /** The payment of the attempt has ended. */
  | { readonly do: 'follow'; readonly result: 'succeeded' | 'failed' }
  /** The money of a failed attempt has come: it is the one that has paid. */
  | { readonly do: 'settle_late_charge' }
  /** Cancel as soon as the open attempt has ended. */
  | { readonly do: 'closing'; readonly why: CloseReason }
  | {
      readonly do: 'close';
      readonly to: 'canceled' | 'superseded' | 'given_up';
      readonly why: CloseReason;
    }
  | { readonly do: 'request_buyer_action'; readonly why: 'method_dead' | 'declined' };

/** What is to be done about an open renewal at a moment. */
export function nextStep(view: RenewalView, now: Date): Step {
  const why = whyCanceled(view);
  if (view.openAttempt !== null) return followOpen(view, view.openAttempt, { why, now });
  if (view.isPaidLate) return { do: 'settle_late_charge' };
  if (why !== undefined || view.state === 'closing') {
    return { do: 'close', to: 'canceled', why: why ?? 'stopped' };
  }
  if (view.endsAt.getTime() !== view.periodStart.getTime()) {
    return { do: 'close', to: 'superseded', why: 'end_moved' };
  }
  const deadline = deadlineOf(view);
  if (now >= deadline) return { do: 'close', to: 'given_up', why: 'not_paid' };
  if (view.state === 'held') return { do: 'wait', until: deadline };
  if (view.state === 'needs_buyer') return { do: 'wait', until: deadline };
  if (view.method === 'dead') return { do: 'request_buyer_action', why: 'method_dead' };
  return dueNotification(view, now) ?? dueCharge(view, now);
}

/** Why it must not be charged any more; undefined while it may. */
function whyCanceled(view: RenewalView): CloseReason | undefined {
  if (view.owner === 'erased') return 'account_erased';
  if (view.owner === 'blocked') return 'blocked';
  if (view.stopReason !== null) return 'stopped';
  return view.method === 'removed' ? 'method_removed' : undefined;
}

function followOpen(
  view: RenewalView,
  attempt: OpenAttempt,
  { why, now }: { why: CloseReason | undefined; now: Date },
): Step {
  if (isPaid(attempt.payment)) return { do: 'follow', result: 'succeeded' };
  if (why !== undefined && view.state !== 'closing') return { do: 'closing', why };
  const confirmation = followConfirmation(view, attempt, now);
  if (confirmation !== undefined) return confirmation;
  const ageMs = now.getTime() - attempt.startedAt.getTime();
  const canCheck = attempt.state !== 'pending' && ageMs < CHECK_FOR_MS;
  const isClosed = attempt.payment !== 'pending' && attempt.payment !== 'review';
  // Asked again, the gateway also says why it declined.
  if (isClosed && !canCheck) return { do: 'follow', result: 'failed' };
  if (attempt.payment === 'review' || !canCheck) {
    const alertAt = new Date(attempt.startedAt.getTime() + ALERT_AFTER_MS);
    if (now < alertAt) return { do: 'wait', until: alertAt };
    return { do: 'alert', until: new Date(now.getTime() + ALERTED_PAUSE_MS) };
  }
  const checkAt = new Date(attempt.startedAt.getTime() + checkAfter(attempt.checks));
  return now >= checkAt ? { do: 'check' } : { do: 'wait', until: checkAt };
}

/** An attempt that waits for its buyer; undefined for any other. */
function followConfirmation(
  view: RenewalView,
  { payment, confirmUntil }: OpenAttempt,
  now: Date,
): Step | undefined {
  if (confirmUntil === null || payment === 'review') return undefined;
  if (payment !== 'pending') return { do: 'follow', result: 'failed' };
  const isMoved = view.endsAt.getTime() !== view.periodStart.getTime();
  if (view.state === 'closing' || isMoved || now >= confirmUntil) {
    return { do: 'close_confirmation' };
  }
  return { do: 'wait', until: confirmUntil };
}

/** As long as the buyer could pay it as an order. */
export function confirmUntilOf(view: RenewalView): Date {
  return deadlineOf({ ...view, state: 'needs_buyer' });
}

function checkAfter(checks: number): number {
  const minutes = CHECK_AFTER_MIN[checks];
  if (minutes !== undefined) return Math.max(minutes * 60_000, SILENT_MS);
  return (checks - CHECK_AFTER_MIN.length + 1) * CHECK_EVERY_MS;
}

/** When it is given up, unless it is paid before. */
function deadlineOf({ periodStart, graceDays, firstTryAt, state }: RenewalView): Date {
  const graceEnd = periodStart.getTime() + graceDays * DAY_MS;
  if (firstTryAt === null) {
    // Charged late because the shop was not running: it has the same time as one that was charged in time.
    return new Date(state === 'needs_buyer' ? graceEnd : periodStart.getTime() + RETRY_WINDOW_MS);
  }
  const tryMs = state === 'needs_buyer' ? NEEDS_BUYER_MS : RETRY_WINDOW_MS;
  return new Date(Math.max(firstTryAt.getTime() + tryMs, graceEnd));
}

/** What the buyer is informed of: why the latest decided attempt was declined; undefined while none was. */
export function declineOf(
  ended: readonly Pick<EndedAttempt, 'class'>[],
): 'funds' | 'bank' | undefined {
  const decided = ended.findLast((one) => one.class !== 'technical' && one.class !== 'config');
  return decided === undefined ? undefined : decided.class === 'funds' ? 'funds' : 'bank';
}

export const graceUntilOf = ({ periodStart, graceDays }: RenewalView): Date =>
  new Date(periodStart.getTime() + graceDays * DAY_MS);

function dueNotification(view: RenewalView, now: Date): Step | undefined {
  const moments = notificationMoments(view);
  const due = moments.filter((moment) => moment <= now);
  const last = due.at(-1);
  if (last === undefined || due.length <= view.notifications) return undefined;
  return { do: 'notify', count: due.length, isSilent: last <= view.consentedAt };
}

function dueCharge(view: RenewalView, now: Date): Step {
  if (countedTries(view.ended) >= view.triesMax)
    return { do: 'request_buyer_action', why: 'declined' };
  const at = tryAt(view);
  if (at === undefined) return { do: 'request_buyer_action', why: 'declined' };
  const next = [notificationMoments(view)[view.notifications], nextReview(view, now)];
  const until = next.reduce<Date>(
    (first, one) => (one !== undefined && one < first ? one : first),
    at,
  );
  if (now < until) return { do: 'wait', until };
  if (view.methodTries >= METHOD_TRIES_MAX) {
    return { do: 'wait', until: new Date(now.getTime() + DAY_MS) };
  }
  return { do: 'charge' };
}

function tryAt(view: RenewalView): Date | undefined {
  const { ended, firstTryAt, notifiedAt } = view;
  const at = firstTryAt === null ? chargeAt(view) : retryAt(ended, { ...view, firstTryAt });
  if (at === undefined || notifiedAt === null) return at;
  return new Date(Math.max(at.getTime(), notifiedAt.getTime() + view.aheadDays * DAY_MS));
}

/** Whether a change of what is charged would have to be notified of now. */
export function isChangeDue(view: RenewalView, now: Date): boolean {
  if (view.state !== 'planned' || view.notifications > 0) return false;
  if (notificationDays(view.term).length === 0) return false;
  return now.getTime() >= chargeAt(view).getTime() - CHANGE_AHEAD_DAYS * DAY_MS;
}

/** Before its first notification a renewal is decided again on these days, so that a late change delays the charge little. */
function nextReview(view: RenewalView, now: Date): Date | undefined {
  if (view.state !== 'planned' || view.notifications > 0) return undefined;
  if (notificationDays(view.term, { changed: true })[0] !== CHANGE_AHEAD_DAYS) return undefined;
  const charge = chargeAt(view).getTime();
  const moments = REVIEW_DAYS.map((days) => new Date(charge - days * DAY_MS));
  return moments.find((at) => at > now);
}

export function notificationMoments(view: RenewalView): readonly Date[] {
  const charge = chargeAt(view);
  const days = notificationDays(view.term, { changed: view.aheadDays === CHANGE_AHEAD_DAYS });
  return days.map((day) => new Date(charge.getTime() - day * DAY_MS));
}
