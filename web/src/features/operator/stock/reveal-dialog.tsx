import { revealStockItem, type StockItem } from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { stockWords } from './stock.words.ts';

/** Asks why, then shows what an item holds, until it is closed. */
export function RevealDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { t } = useI18n();
  const say = useWords(stockWords);
  const [reason, setReason] = useState('');
  const reveal = useOperatorMutation(revealStockItem);
  const shown = reveal.data;
  return (
    <FormDialog
      busy={reveal.isPending}
      cancelLabel={say('cancel')}
      lead={say('revealLead')}
      onClose={onClose}
      onSubmit={() => {
        if (shown) onClose();
        else reveal.mutate({ params: { id: item.id }, body: { reason } });
      }}
      problem={reveal.isError ? errorText(t, reveal.error) : null}
      submitLabel={shown ? say('done') : say('reveal')}
      title={say('revealTitle')}
    >
      {shown ? (
        <>
          <Secret label={say('secret')} text={shown.secret} />
          {shown.signing_key === null ? null : (
            <Secret label={say('signingKey')} text={shown.signing_key} />
          )}
        </>
      ) : (
        <Field label={say('reason')}>
          <Input
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
            required
            value={reason}
          />
        </Field>
      )}
    </FormDialog>
  );
}

function Secret({ label, text }: { label: string; text: string }) {
  const say = useWords(stockWords);
  return (
    <div className="flex items-end gap-2">
      <Field className="flex-1" label={label}>
        <Input className="font-mono" readOnly value={text} />
      </Field>
      <CopyButton copiedLabel={say('copied')} label={say('copy')} text={text} />
    </div>
  );
}
