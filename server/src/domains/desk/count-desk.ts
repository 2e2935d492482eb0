import type { countDesk as contract, DeskQueue } from '@sesame/contract/operator-desk.ts';
import { DESK_COUNT_MAX, deskQueues } from '@sesame/contract/operator-desk.ts';
import { isPermitted, type Permission } from '@sesame/contract/permissions.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Operator } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { countQueues } from './queues.store.ts';

/** What reads the section that a queue belongs to. */
const PERMISSIONS: Readonly<Record<DeskQueue, Permission>> = {
  tickets: 'tickets:read',
  payouts: 'payouts:read',
  fulfilment: 'stock:read',
  transfers: 'transfers:read',
  reviews: 'payments:read',
};

/** How many wait, of what this operator may read. Every open page of the console asks each minute. */
export async function countDesk(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  operator: Operator,
): Promise<AnswerOf<typeof contract>> {
  const queues = deskQueues.filter((queue) => isPermitted(operator.role, PERMISSIONS[queue]));
  return queues.length === 0
    ? {}
    : countQueues(db, { queues, now: clock.now(), limit: DESK_COUNT_MAX });
}
