import type { Executor } from '../platform.ts';

/** Once: an alert that somebody resolved stays resolved, since anybody may send such a header. */
export async function raiseProxyAlert(db: Executor, at: Date): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      kind: 'proxy_undeclared',
      subject: 'TRUST_PROXY',
      detail: '{}',
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
