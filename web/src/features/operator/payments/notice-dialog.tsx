import { revealNotice } from '@sesame/contract/operator-payment-detail.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { paymentWords } from './payments.words.ts';

type NoticeDialogProps = { paymentId: string; noticeId: number; onClose: () => void };

/** Asks why, then shows what the gateway sent, as text, until it is closed. */
export function NoticeDialog({ paymentId, noticeId, onClose }: NoticeDialogProps) {
  const { t } = useI18n();
  const say = useWords(paymentWords);
  const [reason, setReason] = useState('');
  const reveal = useOperatorMutation(revealNotice);
  const shown = reveal.data;
  return (
    <FormDialog
      busy={reveal.isPending}
      cancelLabel={say('cancel')}
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
      problem={reveal.isError ? errorText(t, reveal.error) : null}
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
        <Field hint={say('reasonHint')} label={say('reason')}>
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
