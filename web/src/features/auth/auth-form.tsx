import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';

type AuthFormProps = {
  form?: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
  /** For irreversible actions. */
  destructive?: boolean;
  /** Above the fields: why the last attempt failed. */
  problem: ReactNode;
  children: ReactNode;
};

/** A form of the sign-in screens: a note, the fields, and one wide button that turns into a spinner. */
export function AuthForm({
  form,
  onSubmit,
  busy,
  submitLabel,
  busyLabel,
  destructive = false,
  problem,
  children,
}: AuthFormProps) {
  return (
    // Without its script the form goes nowhere, so that a password never becomes part of an address.
    <form className="grid gap-[18px]" method="dialog" noValidate onSubmit={onSubmit} ref={form}>
      {problem ? (
        <Note role="alert" tone="danger">
          {problem}
        </Note>
      ) : null}
      {children}
      <Button
        aria-label={busy ? busyLabel : undefined}
        block
        loading={busy}
        size="lg"
        spinnerOnly
        type="submit"
        variant={destructive ? 'destructive' : 'default'}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
