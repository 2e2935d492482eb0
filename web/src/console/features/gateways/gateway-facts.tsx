import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { formatSum } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { gatewayMessages } from './gateways.messages.ts';

const refundMessages = {
  none: 'refundsNone',
  full: 'refundsFull',
  partial: 'refundsPartial',
} as const;

/** What a gateway can do. */
export function GatewayFacts({ capabilities }: Pick<ConsoleProvider, 'capabilities'>) {
  const { language } = useI18n();
  const t = useMessages(gatewayMessages);
  return (
    <p className="flex flex-wrap gap-2">
      {capabilities.charges.map(({ currency, min, max }) => (
        <Badge key={currency}>
          {[min, max].map((amount) => formatSum(language, { amount, currency })).join(' – ')}
        </Badge>
      ))}
      <Badge>{t(refundMessages[capabilities.refunds])}</Badge>
      {capabilities.disputes ? <Badge>{t('disputes')}</Badge> : null}
      {capabilities.saves === undefined ? null : (
        <Badge>{t(capabilities.saves ? 'savesMethods' : 'savesMethodsOff')}</Badge>
      )}
    </p>
  );
}
