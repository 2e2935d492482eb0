import {
  RENEWAL_FIGURES_DAYS,
  type readRenewalFigures as route,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countRenewals } from './renewal-list.store.ts';

/** Renewals due in 30 days, and how those that were decided in the last 30 days ended. */
export async function readRenewalFigures({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<AnswerOf<typeof route>> {
  const now = clock.now().getTime();
  const spanMs = RENEWAL_FIGURES_DAYS * DAY_MS;
  const counted = await countRenewals(db, {
    dueUntil: new Date(now + spanMs),
    closedSince: new Date(now - spanMs),
  });
  return {
    due: { count: counted.due, total: dollarsFromCents(counted.due_cents) },
    first_try: { count: counted.first_try, of: counted.decided },
    recovered: { count: counted.recovered, of: counted.failed },
    lost: { count: counted.lost, of: counted.decided },
  };
}
