import type { ActiveGrant } from '../access.rules.ts';
import type { ShiftedPeriod } from './reschedule-grants.ts';

/** The periods that payments keep of grants that ended early, cut off at `at`. */
export function cutPeriods(
  grants: readonly Pick<ActiveGrant, 'paymentId' | 'startsAt' | 'endsAt'>[],
  at: Date,
): readonly ShiftedPeriod[] {
  return grants.flatMap(({ paymentId, startsAt, endsAt }) =>
    paymentId === null
      ? []
      : [{ paymentId, from: earlier(startsAt, at), until: earlier(endsAt, at) }],
  );
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
