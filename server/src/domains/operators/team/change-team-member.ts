import { mayGrant, type OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { TeamMember } from '@sesame/contract/console/team.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { endImpersonationsBy } from '../../users/index.ts';
import { type NewAuditEvent, recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteChat } from '../chat/chats.store.ts';
import { deleteOperatorSessionsOf, type OperatorRow } from '../operators.store.ts';
import { serializeTeamMember } from './list-team.ts';
import {
  changeOperator,
  deleteInvitationsBy,
  getTeamMemberRow,
  lockOperator,
  lockOwners,
} from './team.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** The operator to change, the version that was seen, and the reason. */
export interface Expected {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

interface By {
  readonly operator: Operator;
  readonly request: { readonly ip: string };
}

/**
 * Changes a role, effective from the operator's next call. Ends their impersonations and voids the invitations they
 * sent.
 */
export function changeRole(
  platform: Needs,
  seen: Expected,
  role: OperatorRole,
  by: By,
): Promise<TeamMember> {
  return change(platform, seen, by, async (tx, operator, owners) => {
    if (!mayGrant(by.operator.role, role)) refuse('role_above_own');
    if (role !== 'owner' && isLast(operator, owners)) refuse('last_owner');
    await changeOperator(tx, operator.id, { role });
    await endImpersonationsBy(tx, operator.id);
    await deleteInvitationsBy(tx, operator.id);
    await recordOperatorEvent(tx, {
      kind: 'operator_role_changed',
      subject: `operator:${operator.id}`,
      detail: { about: operator.name },
      at: platform.clock.now(),
    });
    return { action: 'team.role', before: { role: operator.role }, after: { role } };
  });
}

/** Disables or enables an operator. Ends their sessions and impersonations and voids the invitations they sent. */
export function setDisabled(
  platform: Needs,
  seen: Expected,
  disabled: boolean,
  by: By,
): Promise<TeamMember> {
  return change(platform, seen, by, async (tx, operator, owners) => {
    if (disabled && isLast(operator, owners)) refuse('last_owner');
    const disabledAt = disabled ? (operator.disabled_at ?? platform.clock.now()) : null;
    await changeOperator(tx, operator.id, { disabled_at: disabledAt });
    await deleteOperatorSessionsOf(tx, operator.id);
    await deleteChat(tx, operator.id);
    await endImpersonationsBy(tx, operator.id);
    await deleteInvitationsBy(tx, operator.id);
    return {
      action: disabled ? 'team.disable' : 'team.enable',
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
) => Promise<Pick<NewAuditEvent, 'action' | 'before' | 'after'>>;

function change(platform: Needs, seen: Expected, by: By, decide: Decide): Promise<TeamMember> {
  const { id, version, reason } = seen;
  return inTransaction(platform.db, async (tx) => {
    const owners = await lockOwners(tx);
    const operator = await lockOperator(tx, id);
    if (operator === undefined) refuse('not_found');
    if (operator.version !== version) {
      refuse('version_conflict', { current: serializeTeamMember(await getTeamMemberRow(tx, id)) });
    }
    if (!mayGrant(by.operator.role, operator.role)) refuse('role_above_own');
    const event = await decide(tx, operator, owners);
    const after = serializeTeamMember(await getTeamMemberRow(tx, id));
    await recordAuditEvent(tx, platform, { ...by, ...event, subject: `operator:${id}`, reason });
    return after;
  });
}
