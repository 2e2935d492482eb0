import { listProviders } from '@sesame/contract/console/payments/gateways.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { connectionMessages } from './connections.messages.ts';

/** Where the public address is kept outside the shop, so that a new one has to be entered there too. */
export function AddressUses() {
  const t = useMessages(connectionMessages);
  const enabled = useMay()('gateways:read');
  const { data: providers = [] } = useConsoleQuery(listProviders, {}, { enabled });
  const registered = providers.filter(({ live, webhooks }) => live && webhooks.setup === 'entered');
  return (
    <Panel className="mt-5" title={t('uses')}>
      <p className="max-w-[68ch] leading-6">{t('uses_lead')}</p>
      {registered.length > 0 ? (
        <>
          <p className="mt-3 max-w-[68ch] leading-6">{t('uses_providers')}</p>
          <ul className="mt-1 list-disc pl-4 leading-6">
            {registered.map(({ provider, title }) => (
              <li key={provider}>
                <TextLink as={Link} href={consolePaths.gateway(provider)}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-3 max-w-[68ch] text-muted leading-6">{t('uses_google')}</p>
    </Panel>
  );
}
