import type { Executor } from '../../platform.ts';

/**
 * Raises the alert only once: after it was resolved it is not raised again, because any caller can send such a header.
 */
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

/** Closes the alert, because TRUST_PROXY is set now. */
export async function closeProxyAlert(db: Executor, at: Date): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', '=', 'proxy_undeclared')
    .where('resolved_at', 'is', null)
    .execute();
}
