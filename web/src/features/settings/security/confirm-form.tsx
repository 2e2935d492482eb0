import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';

export type Confirmed = { password: string; code: string };

export type ConfirmFormProps = {
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** Also ask for a code of the second factor. */
  withCode?: boolean;
  /** Runs the action; an error is shown, and the form stays open for another attempt. */
  onConfirm: (confirmed: Confirmed) => Promise<unknown>;
  onCancel: () => void;
};

export function ConfirmForm({
  text,
  confirmLabel,
  danger = false,
  withCode = false,
  onConfirm,
  onCancel,
}: ConfirmFormProps) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const refusal = problem instanceof ApiError ? problem.code : null;
  const blamed =
    refusal === 'password_wrong' ? 'password' : refusal === 'second_factor_wrong' ? 'code' : null;
  // Before the page is painted: later it would take the focus from a field that is already being filled in.
  useLayoutEffect(() => focus(form.current, 'password'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The sheet is rendered in a portal, but React events would still bubble to a form around its opener.
    event.stopPropagation();
    if (busy) return;
    if (password === '') return focus(form.current, 'password');
    if (withCode && code.trim() === '') return focus(form.current, 'code');
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm({ password, code: code.trim() });
    } catch (error) {
      setProblem(error);
      const isCode = error instanceof ApiError && error.code === 'second_factor_wrong';
      focus(form.current, isCode ? 'code' : 'password');
    }
    setBusy(false);
  };

  return (
    <form className="mt-2 grid gap-[18px]" noValidate onSubmit={submit} ref={form}>
      <p className="wrap-anywhere text-text-secondary">{text}</p>
      {problem !== null && blamed === null ? (
        <Note role="alert" tone="danger">
          {errorText(t, problem)}
        </Note>
      ) : null}
      <Field
        error={blamed === 'password' ? errorText(t, problem) : undefined}
        label={t('passwordLabel')}
      >
        <PasswordInput
          hideLabel={t('hidePassword')}
          name="password"
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(null);
          }}
          required
          showLabel={t('showPassword')}
          value={password}
        />
      </Field>
      {withCode ? (
        <Field
          error={blamed === 'code' ? errorText(t, problem) : undefined}
          label={t('secondFactorAnyCode')}
        >
          <Input
            autoCapitalize="none"
            autoComplete="one-time-code"
            name="code"
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(null);
            }}
            required
            spellCheck="false"
            value={code}
          />
        </Field>
      ) : null}
      <div className="mt-1 flex justify-end gap-2 max-md:flex-col-reverse">
        <Button onClick={onCancel} variant="ghost">
          {t('cancel')}
        </Button>
        <Button loading={busy} type="submit" variant={danger ? 'destructive' : 'default'}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function focus(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
