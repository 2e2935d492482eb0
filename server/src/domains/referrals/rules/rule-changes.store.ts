import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { RuleValues } from './loosened.rules.ts';

export type RuleChange = Selectable<Database['rule_changes']> & { readonly rules: RuleValues };

export function findWaitingChange(db: Executor) {
  return db
    .selectFrom('rule_changes')
    .innerJoin('operators', 'operators.id', 'rule_changes.requested_by')
    .selectAll('rule_changes')
    .select('operators.name as requested_by_name')
    .where('rule_changes.state', '=', 'waiting')
    .$narrowType<{ rules: RuleValues }>()
    .executeTakeFirst();
}

/** Locked, so that a decision and the job that applies due changes cannot interleave. */
export function lockWaitingChange(tx: Executor): Promise<RuleChange | undefined> {
  return tx
    .selectFrom('rule_changes')
    .selectAll()
    .where('state', '=', 'waiting')
    .forUpdate()
    .$narrowType<{ rules: RuleValues }>()
    .executeTakeFirst();
}

export function lockRuleChange(tx: Executor, id: string): Promise<RuleChange | undefined> {
  return tx
    .selectFrom('rule_changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ rules: RuleValues }>()
    .executeTakeFirst();
}

/** Whether the shop has ever had an order. */
export async function hasOrders(db: Executor): Promise<boolean> {
  const order = await db.selectFrom('payments').select('id').limit(1).executeTakeFirst();
  return order !== undefined;
}

export async function insertChange(
  tx: Executor,
  change: Insertable<Database['rule_changes']>,
): Promise<void> {
  await tx.insertInto('rule_changes').values(change).execute();
}

/** @param by null when applied after its waiting period */
export async function closeChange(
  tx: Executor,
  id: string,
  { state, by, at }: { state: 'applied' | 'withdrawn'; by: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('rule_changes')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The lowest sum that required two people in any rules in force since then. */
export async function lowestSecondOperatorCentsSince(db: Executor, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select min(second_operator_cents) as cents from referral_rules
    where version >= coalesce((select max(version) from referral_rules where created_at <= ${since}), 0)`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no referral rules found');
  return row.cents;
}
