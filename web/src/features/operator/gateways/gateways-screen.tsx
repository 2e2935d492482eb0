import {
  checkProvider,
  listProviders,
  type OperatorProvider,
} from '@sesame/contract/operator-gateways.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Status } from '../../../ui/status.tsx';
import { GatewayDialog } from './gateway-dialog.tsx';
import { gatewayWords } from './gateways.words.ts';

/** Every provider that money can come by: how it stands, what it can do, and its settings. */
export function GatewaysScreen() {
  const say = useWords(gatewayWords);
  useDocumentTitle(say('title'));
  const providers = useOperatorQuery(listProviders, {});
  const [edited, setEdited] = useState<string>();
  const open = providers.data?.find(({ provider }) => provider === edited);
  return (
    <ConsolePage title={say('title')}>
      <p className="mb-5 text-muted">{say('lead')}</p>
      {providers.data === undefined ? (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={providers} />
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {providers.data.map((provider) => (
            <GatewayPanel
              key={provider.provider}
              onEdit={() => setEdited(provider.provider)}
              provider={provider}
            />
          ))}
        </div>
      )}
      {open ? <GatewayDialog onClose={() => setEdited(undefined)} provider={open} /> : null}
    </ConsolePage>
  );
}

const refundWords = {
  none: 'refundsNone',
  full: 'refundsFull',
  partial: 'refundsPartial',
} as const;
const verdictTones = { answers: 'success', refuses: 'danger', silent: 'warning' } as const;

function GatewayPanel({ provider, onEdit }: { provider: OperatorProvider; onEdit: () => void }) {
  const { t } = useI18n();
  const say = useWords(gatewayWords);
  const mayWrite = useMay()('gateways:write');
  const check = useOperatorMutation(checkProvider);
  const { title, live, problem, capabilities, settings } = provider;
  return (
    <Panel
      action={
        <Status kind={live ? 'active' : problem?.kind === 'wrong' ? 'unpaid' : 'expired'}>
          {say(live ? 'live' : (problem?.kind ?? 'unset'))}
        </Status>
      }
      className="min-w-0"
      title={title}
    >
      <div className="grid gap-4">
        {problem ? (
          <Note tone={problem.kind === 'wrong' ? 'danger' : 'neutral'}>
            {say(problem.kind === 'wrong' ? 'problemWrong' : 'problemUnset', {
              field: problem.field,
              expected: problem.expected,
            })}
          </Note>
        ) : null}
        <p className="flex flex-wrap gap-2">
          {capabilities.charges.map(({ currency, min, max }) => (
            <Badge key={currency}>{`${currency} ${min} – ${max}`}</Badge>
          ))}
          <Badge>{say(refundWords[capabilities.refunds])}</Badge>
          {capabilities.disputes ? <Badge>{say('disputes')}</Badge> : null}
        </p>
        {provider.notice_url ? (
          <div>
            <p className="type-label mb-1">{say('notices')}</p>
            <p className="flex items-center gap-2">
              <code className="wrap-anywhere min-w-0">{provider.notice_url}</code>
              <CopyButton
                copiedLabel={say('copied')}
                label={say('copy')}
                text={provider.notice_url}
              />
            </p>
          </div>
        ) : null}
        {settings.length > 0 ? (
          <FactList
            facts={settings.map((setting) => ({
              key: setting.name,
              label: setting.name,
              value: <SettingValue setting={setting} />,
            }))}
          />
        ) : null}
        {check.isSuccess ? (
          <Note role="status" tone={verdictTones[check.data.verdict]}>
            {say(check.data.verdict, { title })}
          </Note>
        ) : null}
        {check.isError ? (
          <Note role="alert" tone="danger">
            {errorText(t, check.error)}
          </Note>
        ) : null}
        {mayWrite ? (
          <div className="flex flex-wrap gap-2">
            {settings.length > 0 ? (
              <Button onClick={onEdit} size="sm" variant="outline">
                {say('edit')}
              </Button>
            ) : null}
            {live ? (
              <Button
                loading={check.isPending}
                onClick={() => check.mutate({ params: { provider: provider.provider } })}
                size="sm"
                variant="outline"
              >
                {say('check')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

type Setting = OperatorProvider['settings'][number];

function SettingValue({ setting: { value, secret, source, env } }: { setting: Setting }) {
  const say = useWords(gatewayWords);
  return (
    <span className="grid gap-0.5">
      {source === 'none' ? (
        <span className="text-muted">{say('notSet')}</span>
      ) : secret ? (
        <span className="text-muted">{say('kept')}</span>
      ) : (
        <code>{value}</code>
      )}
      {source === 'environment' ? (
        <span className="text-[.8125rem] text-muted">{say('fixed', { env })}</span>
      ) : null}
    </span>
  );
}
