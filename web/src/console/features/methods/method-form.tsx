import type { ReactNode } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { MethodTerms, MethodTexts } from './method-fields.tsx';
import type { MethodBounds, MethodForm } from './method-form.rules.ts';
import { methodMessages } from './methods.messages.ts';

/** Fields that the server may reject, by their names in the API. */
const fieldMessages = {
  max_total: 'max',
  charge_currency: 'currency',
  life_s: 'life',
  fee_percentage: 'feePercent',
  provider_option: 'option',
} as const;

/** The value that does not fit the gateway, by its label on this page. */
function useMisfit(error: unknown): string | undefined {
  const t = useMessages(methodMessages);
  if (!(error instanceof ApiError) || error.code !== 'setting_wrong') return undefined;
  const { field, expected } = error.details;
  const word = Object.entries(fieldMessages).find(([name]) => name === field)?.[1];
  if (word === undefined || typeof expected !== 'string') return undefined;
  return t('misfit', { field: t(word), expected });
}

type MethodFormViewProps = {
  form: MethodForm;
  bounds: MethodBounds | undefined;
  reason: string;
  busy: boolean;
  error: unknown;
  onChange: (form: MethodForm) => void;
  onReason: (reason: string) => void;
  onSubmit: () => void;
  /** After a version conflict: restarts from the latest version. */
  onLoadLatest?: () => void;
  children?: ReactNode;
};

/** Texts and terms of a method, the reason for the change, and the server's error. */
export function MethodFormView({
  form,
  bounds,
  reason,
  busy,
  error,
  onChange,
  onReason,
  onSubmit,
  onLoadLatest,
  children,
}: MethodFormViewProps) {
  const t = useMessages(methodMessages);
  const mayWrite = useMay()('methods:write');
  const misfit = useMisfit(error);
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
      <MethodTerms bounds={bounds} form={form} onChange={onChange} />
      {mayWrite ? (
        <Panel>
          <ReasonField onChange={onReason} value={reason} />
        </Panel>
      ) : null}
      <SaveProblem error={error} onLoadLatest={onLoadLatest}>
        {misfit}
      </SaveProblem>
      {mayWrite ? (
        <SaveBar note={t('unsaved')}>
          <Button loading={busy} type="submit">
            {t('save')}
          </Button>
        </SaveBar>
      ) : null}
    </form>
  );
}
