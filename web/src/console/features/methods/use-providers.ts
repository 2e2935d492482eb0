import { type ConsoleProvider, listProviders } from '@sesame/contract/console/payments/gateways.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';

/** Undefined until loaded, and without the permission to read gateways. */
export function useProviders(): readonly ConsoleProvider[] | undefined {
  const enabled = useMay()('gateways:read');
  return useConsoleQuery(listProviders, {}, { staleTime: 60_000, enabled }).data;
}
