import { isPermitted, type Permission } from '@sesame/contract/console/permissions.ts';
import type { findRecords as contract, FoundRecord } from '@sesame/contract/console/workspace.ts';
import { recordKinds } from '@sesame/contract/console/workspace.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type { Operator } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRecordRows } from './records.store.ts';

/** The permission to read the page of a record. */
const PERMISSIONS: Readonly<Record<FoundRecord['kind'], Permission>> = {
  user: 'users:read',
  payment: 'payments:read',
  subscription: 'subscriptions:read',
  ticket: 'tickets:read',
  payout: 'payouts:read',
  promo: 'promos:read',
  gift: 'payments:read',
};

const OF_A_KIND = 5;

/** Finds records by id, number, name or address, of the kinds that this operator may read. */
export async function findRecords(
  { db }: Pick<Platform, 'db'>,
  operator: Operator,
  { search }: QueryOf<typeof contract>,
): Promise<FoundRecord[]> {
  const kinds = recordKinds.filter((kind) => isPermitted(operator.role, PERMISSIONS[kind]));
  return kinds.length === 0 ? [] : findRecordRows(db, { search, kinds, limit: OF_A_KIND });
}
