import {
  type ConsoleProvider,
  changeProvider,
  checkProvider,
  getProviderChecklist,
  listConsoleMethods,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { listMethodTemplates } from '@sesame/contract/console/payments/method-templates.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { More } from '../../ui/page/more.tsx';
import { typedSettingsForm } from '../../ui/settings/typed-settings.rules.ts';
import { CoinsPicker } from './coins-picker.tsx';
import { isStepDone, mistakesIn, nextStep } from './gateway-values.rules.ts';
import { gatewayMessages } from './gateways.messages.ts';
import type { Setting } from './paste-check.rules.ts';
import { SettingField } from './setting-field.tsx';
import { WebhookAddress } from './webhook-address.tsx';

type GatewayFormProps = {
  provider: ConsoleProvider;
  reread: () => Promise<ConsoleProvider | undefined>;
};

/**
 * The steps that set a gateway up, with the fields where they are filled in. Some of them can be saved now and the rest
 * later; only what was changed is sent.
 */
export function GatewayForm({ provider, reread }: GatewayFormProps) {
  const { language } = useI18n();
  const t = useMessages(gatewayMessages);
  const mayWrite = useMay()('gateways:write');
  const change = useConsoleMutation(changeProvider, {
    touches: [listProviders, listConsoleMethods, listMethodTemplates],
  });
  const check = useConsoleMutation(checkProvider, { touches: [getProviderChecklist] });
  const params = { provider: provider.provider };
  const [showsMore, setShowsMore] = useState(provider.problem?.kind === 'wrong');
  const form = useRecordForm({
    schema: changeProvider.body,
    record: provider,
    ...typedSettingsForm(provider, ({ live }) => (live ? '' : t('reasonSetUp'))),
    save: (body) =>
      change.mutateAsync({ params, body }).catch((error: unknown) => {
        // The refused value may be among the further settings.
        setShowsMore(true);
        throw error;
      }),
    // With the last key the next question is whether they work.
    onSaved: ({ live }) => {
      if (live) check.mutate({ params });
    },
    // Values that cannot be used stop saving; the field says why.
    alsoCheck: ({ values }) => mistakesIn(provider.settings, values, language),
    onInvalid: () => setShowsMore(true),
    reread,
  });
  const field = (setting: Setting) => (
    <SettingField
      picker={
        setting.name === 'coins' && provider.live && setting.source !== 'environment' ? (
          <CoinsPicker
            onChange={(value) => form.change({ values: { ...form.values.values, coins: value } })}
            provider={provider.provider}
            value={form.values.values.coins ?? ''}
          />
        ) : null
      }
      key={setting.name}
      of={form.at(`values.${setting.name}`)}
      onChange={(value) =>
        form.change({ values: { ...form.values.values, [setting.name]: value } })
      }
      setting={setting}
      value={form.values.values[setting.name] ?? null}
    />
  );
  const inSteps = new Set(provider.steps.flatMap(({ settings }) => settings));
  const others = provider.settings.filter(({ name }) => !inSteps.has(name));
  const next = nextStep(provider);
  return (
    <FormView className="min-w-0" form={form}>
      <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!mayWrite}>
        <Panel
          action={
            provider.dashboard_url === null ? null : (
              <TextLink href={provider.dashboard_url} rel="noreferrer" target="_blank">
                {t('dashboard', { title: provider.title })}
              </TextLink>
            )
          }
          title={t('steps')}
        >
          <ol className="m-0 grid list-none gap-6 p-0">
            {provider.steps.map((step, at) => (
              <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5" key={step.text}>
                <StepMark
                  isDone={isStepDone(provider, step)}
                  isNext={at === next}
                  number={at + 1}
                />
                <div className="grid min-w-0 gap-4">
                  <p className="max-w-[68ch] leading-6">
                    {localText(language, step.text, step.text_ru)}
                  </p>
                  {step.shows_webhook ? <WebhookAddress webhooks={provider.webhooks} /> : null}
                  {step.settings.length > 0 ? (
                    <div className="grid items-start gap-4 md:grid-cols-2">
                      {provider.settings
                        .filter(({ name }) => step.settings.includes(name))
                        .map(field)}
                    </div>
                  ) : null}
                </div>
              </li>
            ))}
          </ol>
        </Panel>
        {others.length > 0 ? (
          <Panel>
            <More
              hint={t('otherSettingsLead')}
              onToggle={setShowsMore}
              open={showsMore}
              title={t('otherSettings')}
            >
              <div className="grid items-start gap-4 md:grid-cols-2">{others.map(field)}</div>
            </More>
          </Panel>
        ) : null}
        {mayWrite ? (
          <Panel>
            <ReasonField of={form.at('reason')} />
          </Panel>
        ) : null}
      </fieldset>
      {mayWrite ? (
        <FormSaveBar form={form} submitLabel={t('save')}>
          {provider.live && form.isSaved ? <ToFirstMethod provider={provider.provider} /> : null}
        </FormSaveBar>
      ) : null}
    </FormView>
  );
}

/** On a phone the panel that leads on is far below the button that saved the last key. */
function ToFirstMethod({ provider }: Pick<ConsoleProvider, 'provider'>) {
  const t = useMessages(gatewayMessages);
  const { data } = useFirstRun();
  const isNext = data?.steps.some(({ step, done }) => step === 'method' && !done);
  return isNext ? (
    <LinkButton as={Link} href={`${consolePaths.newMethod()}?gateway=${provider}`}>
      {t('toFirstMethod')}
    </LinkButton>
  ) : null;
}

function StepMark({
  isDone,
  isNext,
  number,
}: {
  isDone: boolean;
  isNext: boolean;
  number: number;
}) {
  const t = useMessages(gatewayMessages);
  const tone = isDone
    ? 'bg-success-soft text-success-text'
    : isNext
      ? 'bg-accent-soft text-accent-text'
      : 'bg-fill text-muted';
  return (
    <span
      className={`type-tabular grid size-6 place-items-center rounded-full font-medium text-[.8125rem] ${tone}`}
    >
      {isDone ? <Icon of={Check} size={14} /> : number}
      {isDone ? <span className="sr-only">{t('stepDone', { number })}</span> : null}
    </span>
  );
}
