import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { secretNamesOf } from '@sesame/contract/shared/secret-fields.ts';
import type { Operator } from '../../../platform/http/call.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { insertAuditEvent } from '../operators.store.ts';

export interface NewAuditEvent {
  readonly operator: Pick<Operator, 'id'>;
  readonly action: AuditAction;
  /** The object of the action, as in `ticket:<id>`. */
  readonly subject: string;
  /** The change as JSON values; secrets are replaced by `set`. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
  readonly request: { readonly ip: string };
}

/** The operator and the origin of a call. */
export type Actor = Pick<NewAuditEvent, 'operator' | 'request'>;

/**
 * Records an audit event in the transaction of the operation, so that both commit or neither does. Events form a chain,
 * so concurrent writers wait for each other's commit: call this last in a transaction, after all other locks.
 */
export async function recordAuditEvent(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { operator, action, subject, before, after, reason, request }: NewAuditEvent,
): Promise<void> {
  await insertAuditEvent(tx, {
    at: clock.now(),
    operator_id: operator.id,
    action,
    subject,
    before: textOf(before),
    after: textOf(after),
    reason: reason ?? null,
    ip: request.ip,
  });
}

const secretNames = secretNamesOf(allRoutes);

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  // Audit events are kept forever. Replace fields that a route marks as secret, even if an operation passes its input
  // on.
  return JSON.stringify(value, (name, field: unknown) =>
    secretNames.has(name) && (typeof field === 'string' || typeof field === 'object')
      ? field && 'set'
      : field,
  );
}
