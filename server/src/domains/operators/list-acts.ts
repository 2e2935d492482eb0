import type {
  exportActs as exportRoute,
  listActFilters as filtersRoute,
  listActs as listRoute,
  OperatorAct,
  readAct as readRoute,
} from '@sesame/contract/operator-acts.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/route.ts';
import { csvList } from '../../platform/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ActFilters,
  findAct,
  type ListedAct,
  listActions,
  listActRows,
  listOperatorNames,
} from './acts.store.ts';

type Needs = Pick<Platform, 'db'>;

const PAGE_ROWS = 50;

export async function listActs(
  { db }: Needs,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<OperatorAct[]> {
  const rows = await listActRows(db, filtersOf(filters), { before, limit: PAGE_ROWS });
  return rows.map(actOnWire);
}

export async function readAct({ db }: Needs, id: number): Promise<AnswerOf<typeof readRoute>> {
  const row = await findAct(db, id);
  if (row === undefined) refuse('not_found');
  const { before, after, hash } = row;
  return { ...actOnWire(row), before, after, hash: hash.toString('hex') };
}

export async function listActFilters({ db }: Needs): Promise<AnswerOf<typeof filtersRoute>> {
  return { operators: await listOperatorNames(db), actions: await listActions(db) };
}

export function exportActs(
  { db }: Needs,
  filters: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const wanted = filtersOf(filters);
  return csvList<ListedAct>({
    name: 'audit',
    header: ['number', 'at', 'operator', 'e-mail', 'action', 'subject', 'reason', 'ip'],
    read: (last, limit) => listActRows(db, wanted, { before: last?.id, limit }),
    cellsOf: (row) => {
      const { id, at, operator, action, subject, reason, ip } = actOnWire(row);
      return [id, at, operator.name, operator.email, action, subject, reason, ip];
    },
  });
}

function filtersOf(given: QueryOf<typeof exportRoute>): ActFilters {
  return {
    operator: given.operator,
    action: given.action,
    subject: given.subject,
    since: given.since === undefined ? undefined : new Date(given.since),
    until: given.until === undefined ? undefined : new Date(given.until),
  };
}

function actOnWire(row: ListedAct): OperatorAct {
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
