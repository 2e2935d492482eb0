import {
  type ConsoleProvider,
  checkProvider,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { useRoute } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
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
  const title = provider?.title ?? t('title');
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
          <div className="grid gap-5 xl:order-last">
            <GatewayProblem provider={provider} />
            <CheckPanel provider={provider} />
          </div>
          <GatewayForm
            key={provider.provider}
            provider={provider}
            reread={async () => find((await providers.refetch()).data)}
          />
        </div>
      )}
    </ConsolePage>
  );
}

const verdictTones = { accepted: 'success', rejected: 'danger', no_answer: 'warning' } as const;

function CheckPanel({
  provider: { provider, title, live, capabilities },
}: {
  provider: ConsoleProvider;
}) {
  const { t: tShop } = useI18n();
  const t = useMessages(gatewayMessages);
  const mayWrite = useMay()('gateways:write');
  const check = useConsoleMutation(checkProvider);
  return (
    <Panel>
      <div className="grid gap-4">
        <GatewayFacts capabilities={capabilities} />
        {check.isSuccess ? (
          <Note role="status" tone={verdictTones[check.data.verdict]}>
            {t(check.data.verdict, { title })}
          </Note>
        ) : null}
        {check.isError ? (
          <Note role="alert" tone="danger">
            {errorText(tShop, check.error)}
          </Note>
        ) : null}
        {mayWrite && live ? (
          <div>
            <Button
              loading={check.isPending}
              onClick={() => check.mutate({ params: { provider } })}
              size="sm"
              variant="outline"
            >
              {t('check')}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
