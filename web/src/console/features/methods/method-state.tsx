import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { methodMessages } from './methods.messages.ts';

/** What keeps a method from taking real money: its gateway is not ready, or has the keys of a test account. */
export function MethodState({
  method: { provider_live: isLive, test_mode: isTest },
}: {
  method: Pick<ConsoleMethod, 'provider_live' | 'test_mode'>;
}) {
  const t = useMessages(methodMessages);
  return (
    <>
      {isLive ? null : <Badge tone="warning">{t('notLive')}</Badge>}
      {isTest ? <Badge tone="warning">{t('testMode')}</Badge> : null}
    </>
  );
}
