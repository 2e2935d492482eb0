import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { gatewayMessages } from './gateways.messages.ts';

/** What an owner enters in the provider's dashboard: where to send webhooks, and which events. */
export function WebhookAddress({ webhooks: { url, events } }: Pick<ConsoleProvider, 'webhooks'>) {
  const t = useMessages(gatewayMessages);
  if (url === null) return null;
  return (
    <div className="grid gap-3 rounded-sm bg-fill p-3.5">
      <div>
        <p className="type-label mb-1">{t('webhookUrl')}</p>
        <p className="flex items-center gap-2">
          <code className="wrap-anywhere min-w-0 flex-1">{url}</code>
          <CopyButton copiedLabel={t('copied')} label={t('copyUrl')} text={url} />
        </p>
      </div>
      <div>
        <div className="mb-1 flex items-center justify-between gap-2">
          <p className="type-label">{t('events', { count: events.length })}</p>
          <CopyButton copiedLabel={t('copied')} label={t('copyEvents')} text={events.join('\n')} />
        </div>
        <ul className="grid gap-x-6 gap-y-1 text-[.8125rem] sm:grid-cols-2">
          {events.map((event) => (
            <li className="wrap-anywhere min-w-0" key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
