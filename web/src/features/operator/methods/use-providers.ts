import { listProviders, type OperatorProvider } from '@sesame/contract/operator-gateways.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { boundsOf, type MethodBounds } from './method-form.rules.ts';

/** Undefined until they are known, and for those who may not read them. */
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
