import { revealNotice } from '@sesame/contract/operator-payment-detail.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonField } from '../../../shell/console/reason-field.tsx';
import { paymentWords } from './payments.words.ts';

type NoticeDialogProps = { paymentId: string; noticeId: number; onClose: () => void };

/** Asks why, then shows what the gateway sent, as text, until it is closed. */
export function NoticeDialog({ paymentId, noticeId, onClose }: NoticeDialogProps) {
  const say = useWords(paymentWords);
  const [reason, setReason] = useState('');
  const reveal = useOperatorMutation(revealNotice);
  const shown = reveal.data;
  return (
    <ActDialog
      act={reveal}
      lead={say('noticeLead')}
      onClose={onClose}
      onSubmit={() => {
        if (shown) onClose();
        else {
          reveal.mutate({
            params: { id: paymentId, notice: String(noticeId) },
            body: { reason },
          });
        }
      }}
      submitLabel={say(shown ? 'done' : 'noticeShow')}
      title={say('noticeTitle')}
    >
      {shown ? (
        <>
          <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-[.75rem]">
            {shown.body === '' ? say('noticeEmpty') : shown.body}
          </pre>
          {shown.redacted > 0 ? (
            <p className="text-[.8125rem] text-muted">
              {say('noticeRedacted', { count: shown.redacted })}
            </p>
          ) : null}
        </>
      ) : (
        <ReasonField onChange={setReason} value={reason} />
      )}
    </ActDialog>
  );
}
