import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { actionDialogMessages } from './action-dialog.messages.ts';
import { Modal } from './modal.tsx';

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
  /** Whether there is nothing to submit, as without a choice. */
  disabled?: boolean;
  /** Closing discards something that was entered, so Escape and a press outside ask first. */
  isDirty?: boolean;
  /** `false` for what is shown once: a press outside must not close it. */
  closesOutside?: boolean;
  /** Id of a form that validates its values itself instead of letting the browser do it. */
  formId?: string;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * A form in a modal dialog. It is rendered into the body: forms cannot be nested, and the caller's form must not be
 * submitted with it.
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
  disabled = false,
  isDirty = false,
  closesOutside = true,
  formId,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const [asks, setAsks] = useState(false);
  const dismiss = () => {
    // The answer of a running call must find its dialog.
    if (busy) return;
    if (isDirty) setAsks(true);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the component that opened the dialog, wherever that is in the document.
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return (
    <Modal
      className="inset-0 m-auto h-fit max-h-[92dvh] scroll-pb-24 w-[min(520px,calc(100vw-24px))] overflow-y-auto rounded-[20px] border bg-surface p-6 pb-0 shadow-rise max-md:p-5 max-md:pb-0"
      closesOutside={closesOutside}
      label={title}
      onClose={dismiss}
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
        {/* In sight while the fields of a long form scroll. */}
        <div className="-mx-6 max-md:-mx-5 sticky bottom-0 flex flex-wrap justify-end gap-2 bg-surface px-6 pb-6 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-surface before:to-transparent max-md:px-5 max-md:pb-5">
          <Button onClick={onClose} type="button" variant="ghost">
            {cancelLabel}
          </Button>
          <Button
            disabled={disabled}
            loading={busy}
            type="submit"
            variant={destructive ? 'destructive' : 'default'}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
      {asks ? <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} /> : null}
    </Modal>
  );
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useMessages(actionDialogMessages);
  return (
    <FormDialog
      busy={false}
      cancelLabel={t('keepEditing')}
      destructive
      lead={t('discardLead')}
      onClose={onKeep}
      onSubmit={onDiscard}
      submitLabel={t('discardEntered')}
      title={t('discardTitle')}
    />
  );
}
