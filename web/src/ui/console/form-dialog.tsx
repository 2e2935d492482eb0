import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { Note } from '../note.tsx';

type FormDialogProps = {
  title: string;
  /** What happens, in a sentence. */
  lead?: ReactNode;
  /** Why the last try was refused. */
  problem?: ReactNode;
  /** A way out of the problem. */
  problemAction?: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  busy: boolean;
  destructive?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * A decision with its fields, in a dialog of the browser's own: it keeps the focus inside and gives it back. It stands in the
 * body, since the form of whoever opens it may not hold another, and must not be sent with it.
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
    // React hands it on to whoever opened the dialog, wherever that stands.
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
      <form className="grid gap-4" onSubmit={submit}>
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
        <div className="flex justify-end gap-2">
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
