import type {
  AuditEvent,
  exportAuditEvents as exportRoute,
  listAuditFilters as filtersRoute,
  listAuditEvents as listRoute,
  readAuditEvent as readRoute,
} from '@sesame/contract/console/audit-log.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AuditFilters,
  findAuditEvent,
  type ListedAuditEvent,
  listActions,
  listAuditEventRows,
  listOperatorNames,
} from './audit-events.store.ts';

type Needs = Pick<Platform, 'db'>;

const PAGE_ROWS = 50;

export async function listAuditEvents(
  { db }: Needs,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<AuditEvent[]> {
  const rows = await listAuditEventRows(db, filtersOf(filters), { before, limit: PAGE_ROWS });
  return rows.map(serializeAuditEvent);
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

export function exportAuditEvents(
  { db }: Needs,
  filters: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const wanted = filtersOf(filters);
  return csvList<ListedAuditEvent>({
    name: 'audit',
    header: ['number', 'at', 'operator', 'e-mail', 'action', 'subject', 'reason', 'ip'],
    read: (last, limit) => listAuditEventRows(db, wanted, { before: last?.id, limit }),
    cellsOf: (row) => {
      const { id, at, operator, action, subject, reason, ip } = serializeAuditEvent(row);
      return [id, at, operator.name, operator.email, action, subject, reason, ip];
    },
  });
}

function filtersOf(given: QueryOf<typeof exportRoute>): AuditFilters {
  return {
    operator: given.operator,
    action: given.action,
    subject: given.subject,
    since: given.since === undefined ? undefined : new Date(given.since),
    until: given.until === undefined ? undefined : new Date(given.until),
  };
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
