import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';

type FormDialogProps = {
  title: string;
  /** One sentence on what will happen. */
  lead?: ReactNode;
  /** Why the last attempt failed. */
  problem?: ReactNode;
  /** An action that resolves the problem. */
  problemAction?: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  busy: boolean;
  destructive?: boolean;
  /** For a form that checks itself instead of letting the browser do it. */
  formId?: string;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * A form in a native dialog, which keeps the focus inside and restores it afterwards. Rendered into the body: forms
 * cannot be nested, and the caller's form must not be submitted with it.
 */
export function FormDialog({
  title,
  lead,
  problem,
  problemAction,
  submitLabel,
  cancelLabel,
  busy,
  destructive = false,
  formId,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the component that opened the dialog, wherever that is in the document.
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return createPortal(
    <dialog
      aria-label={title}
      className="m-auto max-h-[92dvh] w-[min(520px,calc(100vw-24px))] overflow-y-auto rounded-[20px] border border-border bg-surface p-6 text-text shadow-rise backdrop:bg-(--scrim) max-md:p-5"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={dialog}
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        id={formId}
        noValidate={formId !== undefined}
        onSubmit={submit}
      >
        <div>
          <h2 className="type-title-2">{title}</h2>
          {lead ? <p className="mt-1 text-muted leading-[21px]">{lead}</p> : null}
        </div>
        {children}
        {problem ? (
          <Note action={problemAction} role="alert" tone="danger">
            {problem}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} type="button" variant="ghost">
            {cancelLabel}
          </Button>
          <Button loading={busy} type="submit" variant={destructive ? 'destructive' : 'default'}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
