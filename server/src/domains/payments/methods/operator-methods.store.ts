import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type MethodRow = Selectable<Database['payment_methods']>;

export function findAllMethods(db: Executor): Promise<MethodRow[]> {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .orderBy('position')
    .orderBy('gateway')
    .execute();
}

export function lockMethod(tx: Executor, gateway: string): Promise<MethodRow | undefined> {
  return tx
    .selectFrom('payment_methods')
    .selectAll()
    .where('gateway', '=', gateway)
    .forUpdate()
    .executeTakeFirst();
}

/** All of them, locked in one order so that two of these cannot deadlock; answered as buyers see them. */
export async function lockAllMethods(tx: Executor): Promise<MethodRow[]> {
  await tx.selectFrom('payment_methods').select('gateway').orderBy('gateway').forUpdate().execute();
  return findAllMethods(tx);
}

/** Comes last in the order. @returns undefined when the name is taken */
export function insertMethod(
  tx: Executor,
  method: Omit<Insertable<Database['payment_methods']>, 'position'>,
): Promise<MethodRow | undefined> {
  return tx
    .insertInto('payment_methods')
    .values((all) => ({
      ...method,
      position: all
        .selectFrom('payment_methods')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .onConflict((conflict) => conflict.column('gateway').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateMethod(
  tx: Executor,
  gateway: string,
  change: Updateable<Database['payment_methods']>,
): Promise<MethodRow> {
  return tx
    .updateTable('payment_methods')
    .set((own) => ({ ...change, version: own('version', '+', 1) }))
    .where('gateway', '=', gateway)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Their places, by the order of the names. An edit that is under way is not disturbed: the version stays. */
export async function placeMethods(tx: Executor, gateways: readonly string[]): Promise<void> {
  await sql`
    update payment_methods m set position = places.place
    from unnest(${[...gateways]}::text[]) with ordinality as places (gateway, place)
    where m.gateway = places.gateway`.execute(tx);
}

export function findMethod(db: Executor, gateway: string): Promise<MethodRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .where('gateway', '=', gateway)
    .executeTakeFirst();
}
