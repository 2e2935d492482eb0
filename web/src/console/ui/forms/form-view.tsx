import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { formMessages } from './forms.messages.ts';
import { SaveProblem } from './save-problem.tsx';
import type { ConsoleForm } from './use-console-form.ts';

/** What the parts below need of a form with any values. */
export type AnyConsoleForm = Omit<ConsoleForm<object>, 'at' | 'change' | 'adopt'>;

type FormViewProps = { form: AnyConsoleForm; className?: string; children: ReactNode };

/** The `form` element of a form. */
export function FormView({ form, className = '', children }: FormViewProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event out of a dialog to the component that opened it.
    event.stopPropagation();
    form.submit();
  };
  return (
    <form className={className} id={form.id} method="dialog" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

/** Why the last attempt to save failed, unless a field shows it. */
export function FormProblem({
  form,
  className = '',
}: {
  form: AnyConsoleForm;
  className?: string;
}) {
  const t = useMessages(formMessages);
  const { error, isInvalid, loadLatest } = form;
  if (isInvalid) {
    return (
      <Note className={className} role="alert" tone="danger">
        {t('check')}
      </Note>
    );
  }
  return (
    <SaveProblem
      className={className}
      error={error}
      onLoadLatest={loadLatest && (() => void loadLatest())}
    />
  );
}

type FormSaveBarProps = {
  form: AnyConsoleForm;
  /** Shown when nothing is unsaved; "Saved" after saving by default. */
  note?: ReactNode;
  submitLabel?: string;
  /** Whether it can be saved unchanged, as a record that does not exist yet can. */
  isNew?: boolean;
  /** Disables saving for a reason other than the form's own. */
  disabled?: boolean;
  className?: string;
  /** Further buttons, before the common ones. */
  children?: ReactNode;
};

/** Sticks to the bottom of an editor: what went wrong, what is unsaved, and the buttons. */
export function FormSaveBar({
  form,
  note,
  submitLabel,
  isNew = false,
  disabled = false,
  className = 'mt-6',
  children,
}: FormSaveBarProps) {
  const t = useMessages(formMessages);
  const { isDirty, isSaved } = form;
  return (
    <div
      data-save-bar=""
      className={`sticky bottom-0 z-10 grid gap-3 rounded-lg border border-border bg-raised px-5 py-3 shadow-pop max-md:px-4 ${className}`}
    >
      <FormProblem form={form} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted" role="status">
          {isDirty ? t('unsaved') : (note ?? (isSaved ? t('saved') : ''))}
        </p>
        <div className="flex flex-wrap gap-2">
          {children}
          <Button disabled={!isDirty} onClick={form.discard} variant="ghost">
            {t('discard')}
          </Button>
          <Button
            disabled={disabled || !(isDirty || isNew)}
            form={form.id}
            loading={form.isSaving}
            type="submit"
          >
            {submitLabel ?? t('save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
