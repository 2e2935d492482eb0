import {
  listProviders,
  type OperatorProvider,
} from '@sesame/contract/console/payments/gateways.ts';
import { useMay } from '../../api/use-operator.ts';
import { useOperatorQuery } from '../../api/use-operator-query.ts';
import { boundsOf, type MethodBounds } from './method-form.rules.ts';

/** Undefined until loaded, and without the permission to read gateways. */
export function useProviders(): readonly OperatorProvider[] | undefined {
  const enabled = useMay()('gateways:read');
  return useOperatorQuery(listProviders, {}, { staleTime: 60_000, enabled }).data;
}

export function boundsAt(
  providers: readonly OperatorProvider[] | undefined,
  name: string | undefined,
): MethodBounds | undefined {
  const known = providers?.find(({ provider }) => provider === name);
  return known && boundsOf(known.capabilities);
}
