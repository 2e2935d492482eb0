import type { Staff } from '@sesame/contract/operator-staff.ts';
import { mayGrant, type OperatorRole } from '@sesame/contract/permissions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { endViewingsBy } from '../users/index.ts';
import { staffOnWire } from './list-staff.ts';
import { deleteOperatorSessionsOf, type OperatorRow } from './operators.store.ts';
import { type Act, recordAct } from './record-act.ts';
import {
  changeOperator,
  deleteInvitationsBy,
  getStaffRow,
  lockOperator,
  lockOwners,
} from './staff.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Whom, the version that was looked at, and why. */
export interface Seen {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

interface By {
  readonly operator: Operator;
  readonly request: { readonly ip: string };
}

/** From their next call on. What they invited under the old role is void. */
export function changeRole(
  platform: Needs,
  seen: Seen,
  role: OperatorRole,
  by: By,
): Promise<Staff> {
  return change(platform, seen, by, async (tx, operator, owners) => {
    if (!mayGrant(by.operator.role, role)) refuse('role_above_own');
    if (role !== 'owner' && isLast(operator, owners)) refuse('last_owner');
    await changeOperator(tx, operator.id, { role });
    await endViewingsBy(tx, operator.id);
    await deleteInvitationsBy(tx, operator.id);
    return { action: 'staff.role', before: { role: operator.role }, after: { role } };
  });
}

/** Their sessions and the invitations they sent end with it. */
export function setDisabled(
  platform: Needs,
  seen: Seen,
  disabled: boolean,
  by: By,
): Promise<Staff> {
  return change(platform, seen, by, async (tx, operator, owners) => {
    if (disabled && isLast(operator, owners)) refuse('last_owner');
    const disabledAt = disabled ? (operator.disabled_at ?? platform.clock.now()) : null;
    await changeOperator(tx, operator.id, { disabled_at: disabledAt });
    await deleteOperatorSessionsOf(tx, operator.id);
    await endViewingsBy(tx, operator.id);
    await deleteInvitationsBy(tx, operator.id);
    return {
      action: disabled ? 'staff.disable' : 'staff.enable',
      before: { disabled: operator.disabled_at !== null },
      after: { disabled },
    };
  });
}

function isLast({ id }: OperatorRow, owners: readonly string[]): boolean {
  return owners.length === 1 && owners[0] === id;
}

type Decide = (
  tx: Executor,
  operator: OperatorRow,
  owners: readonly string[],
) => Promise<Pick<Act, 'action' | 'before' | 'after'>>;

function change(platform: Needs, seen: Seen, by: By, decide: Decide): Promise<Staff> {
  const { id, version, reason } = seen;
  return inTransaction(platform.db, async (tx) => {
    const owners = await lockOwners(tx);
    const operator = await lockOperator(tx, id);
    if (operator === undefined) refuse('not_found');
    if (operator.version !== version) {
      refuse('changed_meanwhile', { current: staffOnWire(await getStaffRow(tx, id)) });
    }
    if (!mayGrant(by.operator.role, operator.role)) refuse('role_above_own');
    const act = await decide(tx, operator, owners);
    const after = staffOnWire(await getStaffRow(tx, id));
    await recordAct(tx, platform, { ...by, ...act, subject: `operator:${id}`, reason });
    return after;
  });
}
