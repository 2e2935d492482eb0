import { revealStockItem, type StockItem } from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonField } from '../../../shell/console/reason-field.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { stockWords } from './stock.words.ts';

/** Asks why, then shows what an item holds, until it is closed. */
export function RevealDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const say = useWords(stockWords);
  const [reason, setReason] = useState('');
  const reveal = useOperatorMutation(revealStockItem);
  const shown = reveal.data;
  return (
    <ActDialog
      act={reveal}
      lead={say('revealLead')}
      onClose={onClose}
      onSubmit={() => {
        if (shown) onClose();
        else reveal.mutate({ params: { id: item.id }, body: { reason } });
      }}
      submitLabel={shown ? say('done') : say('reveal')}
      title={say('revealTitle')}
    >
      {shown ? (
        <>
          {shown.login === null ? null : <Secret label={say('login')} text={shown.login} />}
          <Secret label={say(shown.login === null ? 'secret' : 'password')} text={shown.secret} />
          {shown.signing_key === null ? null : (
            <Secret label={say('signingKey')} text={shown.signing_key} />
          )}
        </>
      ) : (
        <ReasonField onChange={setReason} value={reason} />
      )}
    </ActDialog>
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
