import {
  type AuditEvent,
  type listAuditFilters as filtersRoute,
  listAuditEvents as list,
  type readAuditEvent as readRoute,
} from '@sesame/contract/console/audit-log.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findAuditEvent,
  type ListedAuditEvent,
  listActions,
  listAuditEventRows,
  listOperatorNames,
} from './audit-events.store.ts';

type Needs = Pick<Platform, 'db'>;

/** Audit events, newest first. */
export function listAuditEvents({ db }: Needs) {
  return listAnswers(list, {
    rows: (filters, page) => listAuditEventRows(db, filters, page),
    answer: (rows) => rows.map(serializeAuditEvent),
    csv: {
      line: serializeAuditEvent,
      columns: {
        number: ({ id }) => id,
        'at, UTC': ({ at }) => at,
        operator: ({ operator }) => operator.name,
        email: ({ operator }) => operator.email,
        action: ({ action }) => action,
        subject: ({ subject }) => subject,
        reason: ({ reason }) => reason,
        ip: ({ ip }) => ip,
      },
    },
  });
}

export async function readAuditEvent(
  { db }: Needs,
  id: number,
): Promise<AnswerOf<typeof readRoute>> {
  const row = await findAuditEvent(db, id);
  if (row === undefined) refuse('not_found');
  const { before, after, hash } = row;
  return { ...serializeAuditEvent(row), before, after, hash: hash.toString('hex') };
}

export async function listAuditFilters({ db }: Needs): Promise<AnswerOf<typeof filtersRoute>> {
  return { operators: await listOperatorNames(db), actions: await listActions(db) };
}

function serializeAuditEvent(row: ListedAuditEvent): AuditEvent {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    operator: { id: row.operator_id, name: row.operator_name, email: row.operator_email },
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    ip: row.ip,
  };
}
