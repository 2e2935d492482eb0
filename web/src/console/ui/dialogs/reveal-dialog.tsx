import { revealInventoryItem } from '@sesame/contract/console/inventory.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { saveFile } from '../../../api/client/save-file.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useCallForm } from '../forms/use-call-form.ts';
import { itemContentMessages } from '../names/item-contents.messages.ts';
import { FieldDialog } from './field-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { revealMessages } from './reveal.messages.ts';

/** Asks for a reason, then shows the content of an item of the inventory until it is closed. */
export function RevealDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const t = useMessages(revealMessages);
  const tContent = useMessages(itemContentMessages);
  const [shown, setShown] = useState<AnswerOf<typeof revealInventoryItem>>();
  const form = useCallForm({
    route: revealInventoryItem,
    params: { id: itemId },
    initial: { reason: '' },
    onSaved: setShown,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('revealLead')}
      onClose={onClose}
      onSubmit={shown && onClose}
      submitLabel={shown ? t('done') : t('reveal')}
      title={t('revealTitle')}
    >
      {shown ? (
        <>
          {shown.login === null ? null : <Secret label={t('login')} text={shown.login} />}
          {shown.name === null ? (
            <Secret
              isLong={shown.content === 'text'}
              label={shown.login === null ? tContent(shown.content) : t('password')}
              text={shown.secret}
            />
          ) : (
            <RevealedFile base64={shown.secret} name={shown.name} />
          )}
          {shown.note === null ? null : <Secret label={t('note')} text={shown.note} />}
          {shown.signing_key === null ? null : (
            <Secret label={t('signingKey')} text={shown.signing_key} />
          )}
        </>
      ) : (
        <ReasonField of={form.at('reason')} />
      )}
    </FieldDialog>
  );
}

function RevealedFile({ name, base64 }: { name: string; base64: string }) {
  const t = useMessages(revealMessages);
  const save = () => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    saveFile(name, new Blob([bytes], { type: 'application/octet-stream' }));
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <bdi className="wrap-anywhere min-w-0">{name}</bdi>
      <Button onClick={save} type="button" variant="outline">
        {t('download')}
      </Button>
    </p>
  );
}

function Secret({
  label,
  text,
  isLong = false,
}: {
  label: string;
  text: string;
  isLong?: boolean;
}) {
  const t = useMessages(revealMessages);
  return (
    <div className="flex items-end gap-2">
      <Field className="flex-1" label={label}>
        {isLong ? (
          <Textarea className="font-mono" readOnly rows={8} value={text} />
        ) : (
          <Input className="font-mono" readOnly value={text} />
        )}
      </Field>
      <CopyButton copiedLabel={t('copied')} label={t('copy')} text={text} />
    </div>
  );
}
