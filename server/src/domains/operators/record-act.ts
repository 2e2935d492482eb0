import { allRoutes } from '@sesame/contract/all-routes.ts';
import { secretNamesOf } from '@sesame/contract/secret-fields.ts';
import type { Operator } from '../../platform/http/call.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { insertAct } from './operators.store.ts';

export interface Act {
  readonly operator: Pick<Operator, 'id'>;
  /** `<section>.<verb>`, as in `tickets.reply`. */
  readonly action: string;
  /** What it was done to, `ticket:<id>`. */
  readonly subject: string;
  /** What changed, as values of JSON; secrets by their names alone. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
  readonly request: { readonly ip: string };
}

/** Who does it, and from where: what an operation is told about its caller. */
export type DoneBy = Pick<Act, 'operator' | 'request'>;

/**
 * Writes down what an operator does, once, in the transaction that does it: both happen or neither. Operators' writes
 * queue up here until they commit, so it comes last in a transaction, after the locks on what is changed.
 */
export async function recordAct(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { operator, action, subject, before, after, reason, request }: Act,
): Promise<void> {
  await insertAct(tx, {
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
  // An audit event is kept for ever: of what a call marks as a secret it says that it was there, even where an operation
  // passes its input on.
  return JSON.stringify(value, (name, field: unknown) =>
    secretNames.has(name) && (typeof field === 'string' || typeof field === 'object')
      ? field && 'set'
      : field,
  );
}
