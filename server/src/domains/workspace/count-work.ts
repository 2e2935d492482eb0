import { isPermitted, type Permission } from '@sesame/contract/console/permissions.ts';
import type { countWork as contract, WorkQueue } from '@sesame/contract/console/workspace.ts';
import { WORK_COUNT_MAX, workQueues } from '@sesame/contract/console/workspace.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Operator } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { countQueues } from './queues.store.ts';

/** The permission to read the section that a queue belongs to. */
const PERMISSIONS: Readonly<Record<WorkQueue, Permission>> = {
  tickets: 'tickets:read',
  payouts: 'payouts:read',
  fulfilment: 'inventory:read',
  transfers: 'transfers:read',
  reviews: 'payments:read',
};

/**
 * How many records wait in the queues this operator may read. Every open page of the console polls this each minute.
 */
export async function countWork(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  operator: Operator,
): Promise<AnswerOf<typeof contract>> {
  const queues = workQueues.filter((queue) => isPermitted(operator.role, PERMISSIONS[queue]));
  return queues.length === 0
    ? {}
    : countQueues(db, { queues, now: clock.now(), limit: WORK_COUNT_MAX });
}
