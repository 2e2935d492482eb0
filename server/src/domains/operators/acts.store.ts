import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import { beginsWith } from '../../platform/db/begins-with.ts';
import type { Executor } from '../../platform/platform.ts';

export interface ActFilters {
  readonly operator: string | undefined;
  /** An action, or the start of actions when it ends with a dot. */
  readonly action: string | undefined;
  readonly subject: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
}

type Acts = SelectQueryBuilder<
  Pick<Database, 'acts' | 'operators'>,
  'acts' | 'operators',
  { [Column in never]: unknown }
>;

function actsThat(db: Executor, { operator, action, subject, since, until }: ActFilters): Acts {
  let acts: Acts = db.selectFrom('acts').innerJoin('operators', 'operators.id', 'acts.operator_id');
  if (operator !== undefined) acts = acts.where('acts.operator_id', '=', operator);
  if (action?.endsWith('.')) acts = acts.where(beginsWith(sql`acts.action`, action));
  else if (action !== undefined) acts = acts.where('acts.action', '=', action);
  if (subject !== undefined) acts = acts.where(beginsWith(sql`acts.subject`, subject));
  if (since !== undefined) acts = acts.where('acts.at', '>=', since);
  if (until !== undefined) acts = acts.where('acts.at', '<', until);
  return acts;
}

const LISTED = [
  'acts.id',
  'acts.at',
  'acts.action',
  'acts.subject',
  'acts.reason',
  'acts.ip',
  'operators.id as operator_id',
  'operators.name as operator_name',
  'operators.email as operator_email',
] as const;

/** Newest first. */
export function listActRows(
  db: Executor,
  filters: ActFilters,
  page: { readonly before: number | undefined; readonly limit: number },
) {
  let acts = actsThat(db, filters).select(LISTED);
  if (page.before !== undefined) acts = acts.where('acts.id', '<', page.before);
  return acts.orderBy('acts.id', 'desc').limit(page.limit).execute();
}

export type ListedAct = Awaited<ReturnType<typeof listActRows>>[number];

export function findAct(db: Executor, id: number) {
  return db
    .selectFrom('acts')
    .innerJoin('operators', 'operators.id', 'acts.operator_id')
    .select([...LISTED, 'acts.before', 'acts.after', 'acts.hash'])
    .where('acts.id', '=', id)
    .executeTakeFirst();
}

/** Each action once, found by jumping over the index from one to the next. */
export async function listActions(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive jump as (
      (select action from acts order by action limit 1)
      union all
      select (select a.action from acts a where a.action > jump.action order by a.action limit 1)
      from jump where jump.action is not null)
    select action from jump where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

export function listOperatorNames(db: Executor) {
  return db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

const SHOWN_BROKEN = 20;

export async function checkChain(db: Executor): Promise<{ acts: number; broken: number[] }> {
  const broken = await db
    .selectFrom('broken_acts')
    .select('id')
    .distinct()
    .orderBy('id')
    .limit(SHOWN_BROKEN)
    .execute();
  const { acts } = await db
    .selectFrom('acts')
    .select((row) => row.fn.countAll<string>().as('acts'))
    .executeTakeFirstOrThrow();
  return { acts: Number(acts), broken: broken.map(({ id }) => Number(id)) };
}
