import {
  changeMethod,
  createMethod,
  listAllMethods,
  type OperatorMethod,
} from '@sesame/contract/operator-gateways.ts';
import { useState } from 'react';
import { useLocation, useRoute } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { draftOf, emptyDraft, fitTo, type MethodForm, methodOnWire } from './method-form.rules.ts';
import { MethodFormView } from './method-form.tsx';
import { methodWords } from './methods.words.ts';
import { isTestable, TestPanel } from './test-panel.tsx';
import { boundsAt, useProviders } from './use-providers.ts';

/** A method to be edited, as the server has it now. */
export function MethodScreen() {
  const { language } = useI18n();
  const say = useWords(methodWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.method(':id'));
  const methods = useOperatorQuery(listAllMethods, {}, { staleTime: 60_000 });
  const method = methods.data?.find(({ gateway }) => gateway === params?.id);
  const title = method ? localText(language, method.title, method.title_ru) : say('title');
  useDocumentTitle(title);
  return (
    <ConsolePage back={<ToMethods />} title={title}>
      {methods.data === undefined ? (
        <NoAnswerYet failed={say('editFailed')} loading={say('loading')} query={methods} />
      ) : method === undefined ? (
        <EmptyState title={say('gone')} />
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

/** A new method: it leads to a provider and has a key of its own, neither of which ever changes. */
export function NewMethodScreen() {
  const say = useWords(methodWords);
  useDocumentTitle(say('newTitle'));
  return (
    <ConsolePage back={<ToMethods />} title={say('newTitle')}>
      <NewForm />
    </ConsolePage>
  );
}

function ToMethods() {
  const say = useWords(methodWords);
  return <BackLink href={operatorPaths.methods()}>{say('back')}</BackLink>;
}

function EditForm({ method }: { method: OperatorMethod }) {
  const say = useWords(methodWords);
  const [form, setForm] = useState(() => draftOf(method));
  const [reason, setReason] = useState('');
  const change = useOperatorMutation(changeMethod, { touches: [listAllMethods] });
  const providers = useProviders();
  return (
    <MethodFormView
      bounds={boundsAt(providers, method.provider)}
      busy={change.isPending}
      error={change.error}
      form={form}
      onChange={setForm}
      onReason={setReason}
      onLoadTheirs={() => void change.loadTheirs()}
      onSubmit={() =>
        change.mutate(
          {
            params: { gateway: method.gateway },
            body: { ...methodOnWire(form), version: method.version, reason },
          },
          { onSuccess: () => showToast({ tone: 'success', title: say('saved') }) },
        )
      }
      reason={reason}
    />
  );
}

function NewForm() {
  const say = useWords(methodWords);
  const [, navigate] = useLocation();
  const [typed, setForm] = useState<MethodForm>();
  const [reason, setReason] = useState('');
  const [gateway, setGateway] = useState('');
  const [chosen, setProvider] = useState<string>();
  const providers = useProviders();
  const provider = chosen ?? (providers?.find(({ live }) => live) ?? providers?.[0])?.provider;
  const bounds = boundsAt(providers, provider);
  const form = typed ?? fitTo(emptyDraft, bounds);
  const create = useOperatorMutation(createMethod, { touches: [listAllMethods] });
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
          { body: { ...methodOnWire(form), gateway, provider, reason } },
          { onSuccess: () => navigate(operatorPaths.methods()) },
        );
      }}
      reason={reason}
    >
      <Panel>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field hint={say('keyHint')} label={say('key')}>
            <Input
              autoComplete="off"
              maxLength={40}
              onChange={(event) => setGateway(event.target.value)}
              pattern="[a-z0-9_\-]+"
              required
              value={gateway}
            />
          </Field>
          <Field label={say('provider')}>
            <NativeSelect
              onChange={({ target }) => {
                setProvider(target.value);
                setForm(fitTo(form, boundsAt(providers, target.value)));
              }}
              options={(providers ?? []).map((one) => ({
                value: one.provider,
                label: one.live ? one.title : `${one.title} (${say('notLive')})`,
              }))}
              value={provider ?? ''}
            />
          </Field>
        </div>
      </Panel>
    </MethodFormView>
  );
}
