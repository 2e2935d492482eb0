import {
  type ConsoleMethod,
  changeMethod,
  createMethod,
  listAllMethods,
} from '@sesame/contract/console/payments/gateways.ts';
import { useState } from 'react';
import { useLocation, useRoute } from 'wouter';
import { localText } from '../../../i18n/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { showToast } from '../../../ui/overlay/toast-store.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import {
  draftOf,
  emptyDraft,
  fitTo,
  type MethodForm,
  serializeMethod,
} from './method-form.rules.ts';
import { MethodFormView } from './method-form.tsx';
import { methodMessages } from './methods.messages.ts';
import { isTestable, TestPanel } from './test-panel.tsx';
import { boundsAt, useProviders } from './use-providers.ts';

/** Edits a payment method. */
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
        <EmptyState title={t('gone')} />
      ) : (
        <div className="grid gap-5">
          {isTestable(method) && may('methods:write') ? (
            <TestPanel key={method.gateway} method={method} />
          ) : null}
          <EditForm key={`${method.gateway}-${method.version}`} method={method} />
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

function EditForm({ method }: { method: ConsoleMethod }) {
  const t = useMessages(methodMessages);
  const [form, setForm] = useState(() => draftOf(method));
  const [reason, setReason] = useState('');
  const change = useConsoleMutation(changeMethod, { touches: [listAllMethods] });
  const providers = useProviders();
  return (
    <MethodFormView
      bounds={boundsAt(providers, method.provider)}
      busy={change.isPending}
      error={change.error}
      form={form}
      onChange={setForm}
      onReason={setReason}
      onLoadLatest={() => void change.loadLatest()}
      onSubmit={() =>
        change.mutate(
          {
            params: { gateway: method.gateway },
            body: { ...serializeMethod(form), version: method.version, reason },
          },
          { onSuccess: () => showToast({ tone: 'success', title: t('saved') }) },
        )
      }
      reason={reason}
    />
  );
}

function NewForm() {
  const t = useMessages(methodMessages);
  const [, navigate] = useLocation();
  const [typed, setForm] = useState<MethodForm>();
  const [reason, setReason] = useState('');
  const [gateway, setGateway] = useState('');
  const [chosen, setProvider] = useState<string>();
  const providers = useProviders();
  const provider = chosen ?? (providers?.find(({ live }) => live) ?? providers?.[0])?.provider;
  const bounds = boundsAt(providers, provider);
  const form = typed ?? fitTo(emptyDraft, bounds);
  const create = useConsoleMutation(createMethod, { touches: [listAllMethods] });
  return (
    <MethodFormView
      bounds={bounds}
      busy={create.isPending}
      error={create.error}
      form={form}
      onChange={setForm}
      onReason={setReason}
      onSubmit={() => {
        if (provider === undefined) return;
        create.mutate(
          { body: { ...serializeMethod(form), gateway, provider, reason } },
          { onSuccess: () => navigate(consolePaths.methods()) },
        );
      }}
      reason={reason}
    >
      <Panel>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field hint={t('keyHint')} label={t('key')}>
            <Input
              autoComplete="off"
              maxLength={40}
              onChange={(event) => setGateway(event.target.value)}
              pattern="[a-z0-9_\-]+"
              required
              value={gateway}
            />
          </Field>
          <Field label={t('provider')}>
            <NativeSelect
              onChange={({ target }) => {
                setProvider(target.value);
                setForm(fitTo(form, boundsAt(providers, target.value)));
              }}
              options={(providers ?? []).map((one) => ({
                value: one.provider,
                label: one.live ? one.title : `${one.title} (${t('notLive')})`,
              }))}
              value={provider ?? ''}
            />
          </Field>
        </div>
      </Panel>
    </MethodFormView>
  );
}
