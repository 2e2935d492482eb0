import {
  type ConsoleMethod,
  changeMethod,
  createMethod,
  listAllMethods,
} from '@sesame/contract/console/payments/gateways.ts';
import { useEffect } from 'react';
import { useLocation, useRoute } from 'wouter';
import { localText } from '../../../i18n/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { MethodFormView } from './method-form.tsx';
import { draftOf, fitTo, newMethod, valuesOf } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';
import { isTestable, TestPanel } from './test-panel.tsx';
import { useProviders } from './use-providers.ts';

export function MethodScreen() {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.method(':id'));
  const methods = useConsoleQuery(listAllMethods, {}, { staleTime: 60_000 });
  const method = methods.data?.find(({ gateway }) => gateway === params?.id);
  const title = method ? localText(language, method.title, method.title_ru) : t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage back={<ToMethods />} title={title}>
      {methods.data === undefined ? (
        <NoAnswerYet failed={t('editFailed')} loading={t('loading')} query={methods} />
      ) : method === undefined ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <div className="grid gap-5">
          {isTestable(method) && may('methods:write') ? (
            <TestPanel key={method.gateway} method={method} />
          ) : null}
          <EditForm
            key={`edit-${method.gateway}`}
            method={method}
            reread={async () =>
              (await methods.refetch()).data?.find(({ gateway }) => gateway === method.gateway)
            }
          />
        </div>
      )}
    </ConsolePage>
  );
}

/** Creates a payment method; its gateway and internal ID cannot be changed later. */
export function NewMethodScreen() {
  const t = useMessages(methodMessages);
  useDocumentTitle(t('newTitle'));
  return (
    <ConsolePage back={<ToMethods />} title={t('newTitle')}>
      <NewForm />
    </ConsolePage>
  );
}

function ToMethods() {
  const t = useMessages(methodMessages);
  return <BackLink href={consolePaths.methods()}>{t('back')}</BackLink>;
}

function EditForm({
  method,
  reread,
}: {
  method: ConsoleMethod;
  reread: () => Promise<ConsoleMethod | undefined>;
}) {
  const providers = useProviders();
  const change = useConsoleMutation(changeMethod, { touches: [listAllMethods] });
  const form = useRecordForm({
    schema: changeMethod.body,
    record: method,
    valuesOf: (record: ConsoleMethod | null) => (record ? valuesOf(record) : newMethod),
    body: (values, record) => ({ ...draftOf(values), version: record?.version }),
    save: (body) => change.mutateAsync({ params: { gateway: method.gateway }, body }),
    reread,
  });
  return (
    <MethodFormView
      form={form}
      provider={providers?.find(({ provider }) => provider === method.provider)}
    />
  );
}

function NewForm() {
  const t = useMessages(methodMessages);
  const [, navigate] = useLocation();
  const providers = useProviders();
  const form = useCallForm({
    route: createMethod,
    touches: [listAllMethods],
    initial: newMethod,
    body: (values) => ({
      ...draftOf(values),
      gateway: values.gateway.trim(),
      provider: values.provider,
    }),
    onSaved: () => navigate(consolePaths.methods()),
  });
  const first = providers?.find(({ live }) => live) ?? providers?.[0];
  useEffect(() => {
    // The first gateway is chosen when they have loaded.
    if (first && form.values.provider === '') form.adopt(fitTo(form.values, first));
  });
  const chosen = providers?.find(({ provider }) => provider === form.values.provider);
  return (
    <MethodFormView form={form} isNew provider={chosen}>
      <Panel>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            autoComplete="off"
            hint={t('keyHint')}
            invalid={t('keyHint')}
            label={t('key')}
            of={form.at('gateway')}
          />
          <SelectField
            label={t('provider')}
            of={form.at('provider')}
            onChanged={(name) =>
              form.change(
                fitTo(
                  form.values,
                  providers?.find(({ provider }) => provider === name),
                ),
              )
            }
            options={(providers ?? []).map(({ provider, title, live }) => ({
              value: provider,
              label: live ? title : `${title} (${t('notLive')})`,
            }))}
          />
        </div>
      </Panel>
    </MethodFormView>
  );
}
