import { revealWebhook } from '@sesame/contract/console/payments/payment-detail.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/messages.ts';
import { FieldDialog } from '../../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../../ui/forms/use-call-form.ts';
import { paymentMessages } from '../payments.messages.ts';

type WebhookDialogProps = { paymentId: string; webhookId: number; onClose: () => void };

/** Asks for a reason, then shows the content of a webhook as text until it is closed. */
export function WebhookDialog({ paymentId, webhookId, onClose }: WebhookDialogProps) {
  const t = useMessages(paymentMessages);
  const [shown, setShown] = useState<AnswerOf<typeof revealWebhook>>();
  const form = useCallForm({
    route: revealWebhook,
    params: { id: paymentId, webhook: String(webhookId) },
    initial: { reason: '' },
    onSaved: setShown,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('webhookLead')}
      onClose={onClose}
      onSubmit={shown && onClose}
      submitLabel={t(shown ? 'done' : 'webhookShow')}
      title={t('webhookTitle')}
    >
      {shown ? (
        <>
          <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-[.75rem]">
            {shown.body === '' ? t('webhookEmpty') : shown.body}
          </pre>
          {shown.redacted > 0 ? (
            <p className="text-[.8125rem] text-muted">
              {t('webhookRedacted', { count: shown.redacted })}
            </p>
          ) : null}
        </>
      ) : (
        <ReasonField of={form.at('reason')} />
      )}
    </FieldDialog>
  );
}
