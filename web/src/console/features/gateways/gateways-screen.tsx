import {
  type ConsoleProvider,
  checkProvider,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { formatCharge } from '../../../i18n/charge-text.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDollars } from '../../../i18n/format.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { GatewayDialog } from './gateway-dialog.tsx';
import { gatewayMessages } from './gateways.messages.ts';
import { useChoiceName, useSettingLabel } from './use-setting-label.ts';

/** Every gateway: its status, capabilities and settings. */
export function GatewaysScreen() {
  const t = useMessages(gatewayMessages);
  useDocumentTitle(t('title'));
  const providers = useConsoleQuery(listProviders, {});
  const [edited, setEdited] = useState<string>();
  const open = providers.data?.find(({ provider }) => provider === edited);
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-5 text-muted">{t('lead')}</p>
      {providers.data === undefined ? (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={providers} />
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

const refundMessages = {
  none: 'refundsNone',
  full: 'refundsFull',
  partial: 'refundsPartial',
} as const;
const verdictTones = { accepted: 'success', rejected: 'danger', no_answer: 'warning' } as const;

function GatewayPanel({ provider, onEdit }: { provider: ConsoleProvider; onEdit: () => void }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  const mayWrite = useMay()('gateways:write');
  const check = useConsoleMutation(checkProvider);
  const { title, live, problem, capabilities, settings } = provider;
  return (
    <Panel
      action={
        <Status kind={live ? 'active' : problem?.kind === 'wrong' ? 'unpaid' : 'expired'}>
          {t(live ? 'live' : (problem?.kind ?? 'unset'))}
        </Status>
      }
      className="min-w-0"
      title={title}
    >
      <div className="grid gap-4">
        {problem ? (
          <Note tone={problem.kind === 'wrong' ? 'danger' : 'neutral'}>
            {t(problem.kind === 'wrong' ? 'problemWrong' : 'problemUnset', {
              field: labelOf(problem.field),
              expected: localText(language, problem.expected, problem.expected_ru),
            })}
          </Note>
        ) : null}
        <p className="flex flex-wrap gap-2">
          {capabilities.charges.map(({ currency, min, max }) => (
            <Badge key={currency}>
              {[min, max]
                .map((amount) =>
                  currency === 'USD'
                    ? formatDollars(amount)
                    : formatCharge(language, { amountMinor: centsFromDollars(amount), currency }),
                )
                .join(' – ')}
            </Badge>
          ))}
          <Badge>{t(refundMessages[capabilities.refunds])}</Badge>
          {capabilities.disputes ? <Badge>{t('disputes')}</Badge> : null}
        </p>
        {provider.webhook_url ? (
          <div>
            <p className="type-label mb-1">{t('webhooks')}</p>
            <p className="flex items-center gap-2">
              <code className="wrap-anywhere min-w-0">{provider.webhook_url}</code>
              <CopyButton copiedLabel={t('copied')} label={t('copy')} text={provider.webhook_url} />
            </p>
          </div>
        ) : null}
        {settings.length > 0 ? (
          <FactList
            facts={settings.map((setting) => ({
              key: setting.name,
              label: labelOf(setting.name),
              value: <SettingValue setting={setting} />,
            }))}
          />
        ) : null}
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
        {mayWrite ? (
          <div className="flex flex-wrap gap-2">
            {settings.length > 0 ? (
              <Button onClick={onEdit} size="sm" variant="outline">
                {t('edit')}
              </Button>
            ) : null}
            {live ? (
              <Button
                loading={check.isPending}
                onClick={() => check.mutate({ params: { provider: provider.provider } })}
                size="sm"
                variant="outline"
              >
                {t('check')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

type Setting = ConsoleProvider['settings'][number];

function SettingValue({ setting }: { setting: Setting }) {
  const { value, secret, source, env } = setting;
  const t = useMessages(gatewayMessages);
  const nameOf = useChoiceName();
  return (
    <span className="grid gap-0.5">
      {source === 'none' ? (
        <span className="text-muted">{t('notSet')}</span>
      ) : secret ? (
        <span className="text-muted">{t('secretSaved')}</span>
      ) : (
        <code>{value === null ? '' : nameOf(setting, value)}</code>
      )}
      {source === 'environment' ? (
        <span className="text-[.8125rem] text-muted">{t('fixed', { env })}</span>
      ) : null}
    </span>
  );
}
