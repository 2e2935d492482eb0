import { refuse } from '../../../platform/http/errors.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { MethodRow } from '../records/methods.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import type { OrderInput } from './order-input.ts';

/** The gateways that are live, by provider. */
export type LiveGateways = ReadonlyMap<string, Gateway>;

/** Refuses an order by a method that is not offered, or that cannot do what the order requests of it. */
export function requireMethod(
  method: MethodRow | undefined,
  live: LiveGateways,
  { save, savedMethodId }: Pick<OrderInput, 'save' | 'savedMethodId'>,
): MethodRow {
  const gateway = method && live.get(method.provider);
  if (method === undefined || (gateway === undefined && !isPaidByBalance(method))) {
    refuse('method_unknown');
  }
  const needsVault = save !== undefined || savedMethodId !== undefined;
  if (needsVault && gateway?.vault === undefined) refuse('method_unavailable');
  return method;
}
