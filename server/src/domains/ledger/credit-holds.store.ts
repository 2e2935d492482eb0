import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type CreditHold = Selectable<Database['credit_holds']>;

export async function insertCreditHold(
  tx: Executor,
  row: Insertable<Database['credit_holds']>,
): Promise<void> {
  await tx.insertInto('credit_holds').values(row).execute();
}

export function findCreditHold(db: Executor, id: string): Promise<CreditHold | undefined> {
  return db.selectFrom('credit_holds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The credit holds of one user, oldest first. */
export function listCreditHolds(db: Executor, userId: string): Promise<CreditHold[]> {
  return db
    .selectFrom('credit_holds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** For the export of personal data. */
export function findCreditsOf(db: Executor, userId: string) {
  return db
    .selectFrom('credit_holds')
    .select([
      'payment_id',
      'amount_cents',
      'created_at',
      'releasable_at',
      'released_at',
      'released_cents',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The sum of a user's open holds in cents; with `newerThan` only of those created after that hold. */
export async function sumOpenHolds(
  tx: Executor,
  userId: string,
  newerThan?: Pick<CreditHold, 'id' | 'created_at'>,
): Promise<number> {
  let query = tx
    .selectFrom('credit_holds')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('user_id', '=', userId)
    .where('released_at', 'is', null);
  if (newerThan !== undefined) {
    const { id, created_at: createdAt } = newerThan;
    query = query.where(({ eb, and, or }) =>
      or([
        eb('created_at', '>', createdAt),
        and([eb('created_at', '=', createdAt), eb('id', '>', id)]),
      ]),
    );
  }
  const { cents } = await query.executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** @returns false when it was released already */
export async function markReleased(
  tx: Executor,
  id: string,
  release: { by: string; at: Date; cents: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('credit_holds')
    .set({ released_by: release.by, released_at: release.at, released_cents: release.cents })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How much of an account's credit paid for a payment and was not returned yet, in cents. */
export async function spentCreditOf(
  tx: Executor,
  subject: string,
  account: string,
): Promise<number> {
  const { cents } = await tx
    .selectFrom('journals')
    .innerJoin('journal_entries', 'journal_entries.journal_id', 'journals.id')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('journals.subject', '=', subject)
    .where('journals.kind', '=', 'credit_spent')
    .where('journal_entries.account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** How much of each payout was taken from released credit, in cents; payouts without credit are missing. */
export async function creditOfPayouts(
  db: Executor,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (payoutIds.length === 0) return new Map();
  const subjects = payoutIds.map((id) => `payout:${id}`);
  const rows = await db
    .selectFrom('journals')
    .innerJoin('journal_entries', 'journal_entries.journal_id', 'journals.id')
    .select(['journals.subject', 'journal_entries.amount_cents'])
    .where('journals.subject', 'in', subjects)
    .where('journals.effect', '=', 'credit')
    .where('journal_entries.account', 'like', 'partner\\_released:%')
    .execute();
  return new Map(
    rows.map(({ subject, amount_cents }) => [subject.slice('payout:'.length), amount_cents]),
  );
}
