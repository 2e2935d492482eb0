import { type ConsoleProvider, listProviders } from '@sesame/contract/console/payments/gateways.ts';
import { useRoute } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { GatewayFacts } from './gateway-facts.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { GatewayProblem, GatewayState } from './gateway-state.tsx';
import { gatewayMessages } from './gateways.messages.ts';

/** Sets up one gateway. */
export function GatewayScreen() {
  const t = useMessages(gatewayMessages);
  const [, params] = useRoute<{ id: string }>(consolePaths.gateway(':id'));
  const providers = useConsoleQuery(listProviders, {});
  const find = (all: readonly ConsoleProvider[] | undefined) =>
    all?.find(({ provider }) => provider === params?.id);
  const provider = find(providers.data);
  const nameOf = useGatewayName();
  const title = provider ? nameOf(provider) : t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={provider ? <GatewayState provider={provider} /> : null}
      back={<BackLink href={consolePaths.gateways()}>{t('back')}</BackLink>}
      title={title}
    >
      {providers.data === undefined ? (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={providers} />
      ) : provider === undefined ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {provider.problem ? (
            <div className="xl:col-span-2">
              <GatewayProblem provider={provider} />
            </div>
          ) : null}
          <RecordAlerts className="xl:col-span-2" record={`gateway:${provider.provider}`} />
          <GatewayForm
            key={provider.provider}
            provider={provider}
            reread={async () => find((await providers.refetch()).data)}
          />
          <div className="grid min-w-0 grid-cols-1 gap-5 *:overflow-x-clip">
            <ChecklistPanel provider={provider} />
            <Panel>
              <GatewayFacts capabilities={provider.capabilities} />
            </Panel>
          </div>
        </div>
      )}
    </ConsolePage>
  );
}
