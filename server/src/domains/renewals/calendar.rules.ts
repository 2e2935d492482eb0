import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { daysOf, type Term } from '@sesame/contract/shared/renewals/notification-days.ts';
import { dayIn, hourIn } from '@sesame/contract/shared/time-zone.ts';
import type { DeclineClass } from './renewal-state.rules.ts';

/** Days before a charge on which the buyer has to be notified: more when something else is charged than the last time. */
export const AHEAD_DAYS = 3;
export const CHANGE_AHEAD_DAYS = 7;
const LEAD_MS = DAY_MS;

/** Hours of the shop's zone in which a first attempt is made, and those in which a declined one is repeated. */
const DAYTIME = [8, 20] as const;
const MORNING = [8, 11] as const;

/** Days after the first attempt; as many as the setting `renewal_tries` allows at most. */
const RETRY_DAYS = [0, 1, 3, 6, 10] as const;
/** Nothing is charged later than this after the first attempt. */
export const RETRY_WINDOW_MS = 14 * DAY_MS;
/** Two attempts are never closer, unless nothing was decided about the method. */
const PAUSE_MS = 20 * HOUR_MS;
/** After a technical failure; the last one repeats. */
const TECHNICAL_PAUSES_H = [1, 4, 24] as const;
/** Days of the month on which wages usually arrive. */
const PAYDAYS = [1, 5, 15, 25];

/**
 * When a renewal is charged first: a day before the end, in the daytime of the shop's zone; for terms of a few days a
 * quarter of the term before it.
 * @param jitterMs up to an hour, by which the renewals of one moment are spread
 */
export function chargeAt(input: {
  readonly periodStart: Date;
  readonly term: Term;
  readonly zone: string;
  readonly jitterMs: number;
}): Date {
  const { periodStart, term, zone, jitterMs } = input;
  const leadMs = Math.min(LEAD_MS, (daysOf(term) * DAY_MS) / 4);
  const at = new Date(periodStart.getTime() - leadMs + jitterMs);
  return leadMs < LEAD_MS ? at : nextWithin(DAYTIME, at, zone);
}

export interface EndedAttempt {
  readonly class: DeclineClass;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The gateway wants no attempt before this moment. */
  readonly retryNotBefore: Date | null;
}

/** Attempts that count against the limits: a technical failure and a fault of the shop's account do not. */
export function countedTries(attempts: readonly Pick<EndedAttempt, 'class'>[]): number {
  return attempts.filter((one) => one.class !== 'technical' && one.class !== 'config').length;
}

/**
 * When a declined renewal is tried again; undefined when it is not.
 * @param attempts those of this renewal, the latest last
 * @param triesMax counted attempts after which it is left to the buyer
 */
export function retryAt(
  attempts: readonly EndedAttempt[],
  {
    firstTryAt,
    zone,
    triesMax,
  }: { readonly firstTryAt: Date; readonly zone: string; readonly triesMax: number },
): Date | undefined {
  const last = attempts.at(-1);
  if (last === undefined) return firstTryAt;
  if (!['technical', 'config', 'funds', 'soft'].includes(last.class)) return undefined;
  const counted = countedTries(attempts);
  const days = RETRY_DAYS[counted];
  const softs = attempts.filter((one) => one.class === 'soft').length;
  if (days === undefined || counted >= triesMax || softs >= 2) return undefined;
  const earliest = Math.max(
    last.endedAt.getTime() + pauseAfter(attempts),
    last.retryNotBefore?.getTime() ?? 0,
  );
  const planned = new Date(firstTryAt.getTime() + days * DAY_MS);
  const day = last.class === 'funds' ? paydayNear(planned, zone) : planned;
  const isDecided = last.class === 'funds' || last.class === 'soft';
  const at = isDecided
    ? nextWithin(MORNING, new Date(Math.max(earliest, startOfDay(day, zone).getTime())), zone)
    : new Date(earliest);
  return at.getTime() > firstTryAt.getTime() + RETRY_WINDOW_MS ? undefined : at;
}

function pauseAfter(attempts: readonly EndedAttempt[]): number {
  const last = attempts.at(-1);
  if (last?.class === 'config') return 0;
  if (last?.class !== 'technical') return PAUSE_MS;
  const lastDecided = attempts.findLastIndex((one) => one.class !== 'technical');
  const inRow = attempts.length - 1 - lastDecided;
  const hours = TECHNICAL_PAUSES_H[Math.min(inRow, TECHNICAL_PAUSES_H.length) - 1] ?? 24;
  // An earlier decline keeps its distance from the next decision.
  const decided = attempts[lastDecided];
  const untilMs = decided === undefined ? 0 : decided.endedAt.getTime() + PAUSE_MS;
  return Math.max(hours * HOUR_MS, untilMs - last.endedAt.getTime());
}

/** The same day, or the one beside it on which wages usually arrive. */
function paydayNear(planned: Date, zone: string): Date {
  const near = [0, 1, -1].map((shift) => new Date(planned.getTime() + shift * DAY_MS));
  return near.find((day) => PAYDAYS.includes(Number(dayIn(zone, day).slice(8)))) ?? planned;
}

/** The first moment from `at` on, in steps of an hour, whose hour is one of these. */
function nextWithin([from, to]: readonly [number, number], at: Date, zone: string): Date {
  for (let hours = 0; hours < 24; hours++) {
    const moment = new Date(at.getTime() + hours * HOUR_MS);
    const hour = hourIn(zone, moment);
    if (hour >= from && hour < to) return moment;
  }
  return at;
}

function startOfDay(at: Date, zone: string): Date {
  return new Date(at.getTime() - hourIn(zone, at) * HOUR_MS);
}
