import {
  type ConsolePartner,
  listPartners as list,
  type readPartner as readRoute,
} from '@sesame/contract/console/referrals.ts';
import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPayoutsOf } from '../payouts/payouts.store.ts';
import { shownAddress } from '../payouts/serialize-console-payout.ts';
import { serializePayout } from '../payouts/serialize-payout.ts';
import {
  countPartner,
  findPartnerFigures,
  type PartnerFigures,
  listPartners as store,
} from './partners.store.ts';

/** Partners who earned something or are verified, newest account first. */
export function listPartners({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (_filters, page) => store(db, page),
    answer: (rows) => rows.map(serializePartner),
    csv: {
      line: serializePartner,
      columns: {
        id: ({ id }) => id,
        user: ({ username }) => username,
        email: ({ email }) => email,
        verified: ({ verified }) => (verified ? 'yes' : 'no'),
        earns: ({ type }) => type,
        registrations: ({ registrations }) => registrations,
        'earned, USD': (line) => line.total_earnings,
        'on hold, USD': (line) => line.on_hold,
        'available, USD': ({ available }) => available,
        'in payouts, USD': (line) => line.in_payout,
        'paid out, USD': (line) => line.paid_out,
      },
    },
  });
}

export async function readPartner(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<AnswerOf<typeof readRoute>> {
  const row = await findPartnerFigures(db, userId);
  if (row === undefined) refuse('not_found');
  const { visits } = await countPartner(db, userId);
  const payouts = await listPayoutsOf(db, { userId, before: undefined, limit: HISTORY_PAGE_SIZE });
  return {
    ...serializePartner(row),
    visits,
    payouts: payouts.map((payout) => ({
      ...serializePayout(payout),
      address: shownAddress(payout),
    })),
  };
}

function serializePartner(row: PartnerFigures): ConsolePartner {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    verified: row.verified_at !== null,
    type: row.mode ?? 'base',
    registrations: row.registrations,
    total_earnings: dollarsFromCents(row.earned_cents ?? 0),
    credited: dollarsFromCents(row.credited_cents ?? 0),
    on_hold: dollarsFromCents(row.pending_cents ?? 0),
    available: dollarsFromCents(row.available_cents ?? 0),
    in_payout: dollarsFromCents(row.in_payout_cents ?? 0),
    paid_out: dollarsFromCents(row.paid_out_cents ?? 0),
    spent: dollarsFromCents(row.spent_cents ?? 0),
    reversed: dollarsFromCents(row.reversed_cents ?? 0),
  };
}
