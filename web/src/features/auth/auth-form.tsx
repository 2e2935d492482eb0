import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

type AuthFormProps = {
  form?: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
  /** Above the fields: why the last try failed. */
  problem: ReactNode;
  children: ReactNode;
};

/** A form of the screens before the shop: the note, the fields, one wide button that turns into a spinner. */
export function AuthForm({
  form,
  onSubmit,
  busy,
  submitLabel,
  busyLabel,
  problem,
  children,
}: AuthFormProps) {
  return (
    <form className="grid gap-[18px]" noValidate onSubmit={onSubmit} ref={form}>
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
      >
        {submitLabel}
      </Button>
    </form>
  );
}
