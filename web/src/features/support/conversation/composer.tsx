import type { Attachment } from '@sesame/contract/shop/support.ts';
import { ArrowUp, Paperclip } from 'lucide-react';
import { type DragEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ControlBox, controlText } from '../../../ui/forms/control-box.tsx';
import { FieldMessage } from '../../../ui/forms/field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { ATTACHMENT_TYPES } from '../ticket.rules.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { useComposer } from './use-composer.ts';

type ComposerProps = {
  ticketId: string;
  onSend: (text: string, attachments: readonly Attachment[]) => void;
};

/** The next message: text, files, and Ctrl or Cmd with Enter to send. */
export function Composer({ ticketId, onSend }: ComposerProps) {
  const { t } = useI18n();
  const messageId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { text, type, problem, hint, attachments, send } = useComposer(ticketId, onSend);
  const [isOver, setOver] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      attachments.add([...event.dataTransfer.files]);
    },
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={submit} {...drop}>
      <div className="max-h-60 overflow-y-auto empty:hidden">
        <ChosenFiles attachments={attachments} />
      </div>
      <ControlBox
        className={`items-end! rounded-[14px]! ${isOver ? 'border-accent! bg-accent-soft!' : ''}`}
      >
        <textarea
          aria-describedby={messageId}
          aria-invalid={problem ? true : undefined}
          aria-label={t('message')}
          className={`${controlText} field-sizing-content block max-h-40 min-h-16 resize-none leading-[22px]`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendByKey}
          placeholder={t('writeMessage')}
          ref={field}
          rows={2}
          value={text}
        />
        <input
          accept={ATTACHMENT_TYPES}
          hidden
          multiple
          onChange={(event) => {
            attachments.add([...(event.target.files ?? [])]);
            // Allows choosing the same file again after it was removed.
            event.target.value = '';
          }}
          ref={fileInput}
          type="file"
        />
        <div className="mr-1.5 mb-1.5 flex gap-1">
          <Button
            aria-label={t('attachFiles')}
            disabled={attachments.isFull}
            onClick={() => fileInput.current?.click()}
            size="icon"
            title={t('attachHint')}
            variant="ghost"
          >
            <Icon of={Paperclip} />
          </Button>
          <Button
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-label={t('sendMessage')}
            size="icon"
            type="submit"
          >
            <Icon of={ArrowUp} />
          </Button>
        </div>
      </ControlBox>
      <FieldMessage error={problem} hint={hint} id={messageId} />
    </form>
  );
}
