import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonField } from '../../../shell/console/reason-field.tsx';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { MethodTerms, MethodTexts } from './method-fields.tsx';
import type { MethodBounds, MethodForm } from './method-form.rules.ts';
import { methodWords } from './methods.words.ts';

/** Fields that the server may find wrong, by their names there. */
const fieldWords = {
  max_total: 'max',
  charge_currency: 'currency',
  life_s: 'life',
  fee_percentage: 'feePercent',
  provider_option: 'option',
} as const;

/** What does not fit the provider, by the name that it has on this page. */
function useMisfit(error: unknown): string | undefined {
  const say = useWords(methodWords);
  if (!(error instanceof ApiError) || error.code !== 'setting_wrong') return undefined;
  const { field, expected } = error.details;
  const word = Object.entries(fieldWords).find(([name]) => name === field)?.[1];
  if (word === undefined || typeof expected !== 'string') return undefined;
  return say('misfit', { field: say(word), expected });
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
  /** Somebody else was first: begins again from what they wrote. */
  onLoadTheirs?: () => void;
  children?: ReactNode;
};

/** Words and terms of a method, why they change, and what the server says to that. */
export function MethodFormView({
  form,
  bounds,
  reason,
  busy,
  error,
  onChange,
  onReason,
  onSubmit,
  onLoadTheirs,
  children,
}: MethodFormViewProps) {
  const say = useWords(methodWords);
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
      <SaveProblem error={error} onLoadTheirs={onLoadTheirs}>
        {misfit}
      </SaveProblem>
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
