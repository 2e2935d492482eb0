import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type MethodRow = Selectable<Database['payment_methods']>;

export function findConsoleMethods(db: Executor): Promise<MethodRow[]> {
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

/** Locks all methods, always in the same order to avoid deadlocks, and returns them in the order that buyers see. */
export async function lockAllMethods(tx: Executor): Promise<MethodRow[]> {
  await tx.selectFrom('payment_methods').select('gateway').orderBy('gateway').forUpdate().execute();
  return findConsoleMethods(tx);
}

/** Appends a method at the end of the order. @returns undefined when the name is taken */
export function insertMethod(
  tx: Executor,
  method: Omit<Insertable<Database['payment_methods']>, 'position'>,
): Promise<MethodRow | undefined> {
  return tx
    .insertInto('payment_methods')
    .values((eb) => ({
      ...method,
      position: eb
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
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('gateway', '=', gateway)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the positions of the methods. Versions stay unchanged, so edits in progress do not conflict. */
export async function setMethodPositions(tx: Executor, gateways: readonly string[]): Promise<void> {
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
