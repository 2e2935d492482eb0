import {
  changeMethod,
  createMethod,
  listAllMethods,
  listProviders,
  type OperatorMethod,
} from '@sesame/contract/operator-gateways.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { ApiError } from '../../../api/api-error.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Note } from '../../../ui/note.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { MethodTerms, MethodTexts } from './method-fields.tsx';
import { draftOf, emptyDraft, type MethodForm, methodOnWire } from './method-form.rules.ts';
import { methodWords } from './methods.words.ts';
import { ReasonField } from './reason-field.tsx';
import { isTestable, TestPanel } from './test-panel.tsx';

/** A method to be edited, as the server has it now. */
export function MethodScreen() {
  const { t, language } = useI18n();
  const say = useWords(methodWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.method(':id'));
  const methods = useOperatorQuery(listAllMethods, {}, { staleTime: 60_000 });
  const method = methods.data?.find(({ gateway }) => gateway === params?.id);
  const title = method ? localText(language, method.title, method.title_ru) : say('title');
  useDocumentTitle(title);
  return (
    <ConsolePage back={<BackLink />} title={title}>
      {methods.isError && methods.data === undefined ? (
        <ErrorState
          actions={<Button onClick={() => void methods.refetch()}>{say('tryAgain')}</Button>}
          text={errorText(t, methods.error)}
          title={say('editFailed')}
        />
      ) : methods.data === undefined ? (
        <RecordTableSkeleton label={say('loading')} />
      ) : method === undefined ? (
        <EmptyState title={say('gone')} />
      ) : (
        <div className="grid gap-5">
          {isTestable(method) && may('methods:write') ? (
            <TestPanel key={method.gateway} method={method} />
          ) : null}
          <EditForm
            key={`${method.gateway}-${method.version}`}
            method={method}
            onReload={() => void methods.refetch()}
          />
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
    <ConsolePage back={<BackLink />} title={say('newTitle')}>
      <NewForm />
    </ConsolePage>
  );
}

function BackLink() {
  const say = useWords(methodWords);
  return (
    <TextLink as={Link} className="inline-flex items-center gap-1.5" href={operatorPaths.methods()}>
      <Icon of={ArrowLeft} size={16} />
      {say('back')}
    </TextLink>
  );
}

function EditForm({ method, onReload }: { method: OperatorMethod; onReload: () => void }) {
  const say = useWords(methodWords);
  const [form, setForm] = useState(() => draftOf(method));
  const [reason, setReason] = useState('');
  const change = useOperatorMutation(changeMethod, { touches: [listAllMethods] });
  return (
    <MethodFormView
      busy={change.isPending}
      error={change.error}
      form={form}
      onChange={setForm}
      onReason={setReason}
      onReload={onReload}
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
  const [form, setForm] = useState(emptyDraft);
  const [reason, setReason] = useState('');
  const [gateway, setGateway] = useState('');
  const [chosen, setProvider] = useState<string>();
  const providers = useOperatorQuery(listProviders, {}, { staleTime: 60_000 });
  const provider = chosen ?? providers.data?.[0]?.provider;
  const create = useOperatorMutation(createMethod, { touches: [listAllMethods] });
  return (
    <MethodFormView
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
              onChange={(event) => setProvider(event.target.value)}
              options={(providers.data ?? []).map((one) => ({
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

type MethodFormViewProps = {
  form: MethodForm;
  reason: string;
  busy: boolean;
  error: unknown;
  onChange: (form: MethodForm) => void;
  onReason: (reason: string) => void;
  onSubmit: () => void;
  /** Somebody else was first: begins again from what they wrote. */
  onReload?: () => void;
  children?: ReactNode;
};

function MethodFormView({
  form,
  reason,
  busy,
  error,
  onChange,
  onReason,
  onSubmit,
  onReload,
  children,
}: MethodFormViewProps) {
  const { t } = useI18n();
  const say = useWords(methodWords);
  const mayWrite = useMay()('methods:write');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      <MethodTexts form={form} onChange={onChange} />
      <MethodTerms form={form} onChange={onChange} />
      {mayWrite ? (
        <Panel>
          <ReasonField onChange={onReason} value={reason} />
        </Panel>
      ) : null}
      {error === null ? null : (
        <Note
          action={
            onReload && error instanceof ApiError && error.code === 'changed_meanwhile' ? (
              <Button onClick={onReload} size="sm" variant="ghost">
                {say('reload')}
              </Button>
            ) : null
          }
          role="alert"
          tone="danger"
        >
          {errorText(t, error)}
        </Note>
      )}
      {mayWrite ? (
        <SaveBar note={say('unsaved')}>
          <Button loading={busy} type="submit">
            {say('save')}
          </Button>
        </SaveBar>
      ) : null}
    </form>
  );
}
