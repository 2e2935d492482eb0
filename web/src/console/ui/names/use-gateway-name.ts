import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { gatewayNameMessages } from './gateway-names.messages.ts';

/** The name of a gateway in the language of the page; names of companies stay as they are. */
export function useGatewayName(): (gateway: Pick<ConsoleProvider, 'provider' | 'title'>) => string {
  const t = useMessages(gatewayNameMessages);
  return ({ provider, title }) =>
    provider === 'transfer' || provider === 'bank' ? t(provider) : title;
}
