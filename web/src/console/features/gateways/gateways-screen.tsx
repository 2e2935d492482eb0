import { type ConsoleProvider, listProviders } from '@sesame/contract/console/payments/gateways.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { checklistMessages } from './checklist.messages.ts';
import { GatewayFacts } from './gateway-facts.tsx';
import { GatewayProblem, GatewayState } from './gateway-state.tsx';
import { gatewayMessages } from './gateways.messages.ts';

/** Every gateway with its state; each is set up on a separate page. */
export function GatewaysScreen() {
  const t = useMessages(gatewayMessages);
  useDocumentTitle(t('title'));
  const providers = useConsoleQuery(listProviders, {});
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-5 text-muted">{t('lead')}</p>
      {providers.data === undefined ? (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={providers} />
      ) : (
        <div className="grid items-stretch gap-5 xl:grid-cols-2">
          {providers.data.map((provider) => (
            <GatewayPanel key={provider.provider} provider={provider} />
          ))}
        </div>
      )}
    </ConsolePage>
  );
}

function GatewayPanel({ provider }: { provider: ConsoleProvider }) {
  const t = useMessages(gatewayMessages);
  const tNext = useMessages(checklistMessages);
  const may = useMay();
  const mayWrite = may('gateways:write');
  const { accepts, accepts_ru: acceptsRu, live } = provider;
  const title = useGatewayName()(provider);
  const { language } = useI18n();
  const label = live || !mayWrite ? 'openGateway' : 'setUp';
  return (
    <Panel action={<GatewayState provider={provider} />} className="min-w-0" title={title}>
      <div className="grid gap-4">
        <p className="text-muted">{language === 'ru' ? acceptsRu : accepts}</p>
        <GatewayProblem provider={provider} />
        <GatewayFacts capabilities={provider.capabilities} />
        <div className="flex flex-wrap gap-2">
          {live && may('methods:write') ? (
            <LinkButton
              as={Link}
              href={`${consolePaths.newMethod()}?gateway=${provider.provider}`}
              size="sm"
              variant="secondary"
            >
              {tNext('addMethod')} <span className="sr-only">{title}</span>
            </LinkButton>
          ) : null}
          <LinkButton
            as={Link}
            href={consolePaths.gateway(provider.provider)}
            size="sm"
            variant={live ? 'outline' : 'secondary'}
          >
            {t(label)} <span className="sr-only">{title}</span>
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
