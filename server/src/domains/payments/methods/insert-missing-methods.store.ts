import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export async function insertMethods(
  tx: Executor,
  methods: readonly Insertable<Database['payment_methods']>[],
): Promise<void> {
  await tx
    .insertInto('payment_methods')
    .values([...methods])
    .onConflict((conflict) => conflict.column('gateway').doNothing())
    .execute();
}
