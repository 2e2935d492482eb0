import { revealWebhook } from '@sesame/contract/console/payments/payment-detail.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { paymentMessages } from './payments.messages.ts';

type WebhookDialogProps = { paymentId: string; webhookId: number; onClose: () => void };

/** Asks for a reason, then shows the content of a webhook as text until it is closed. */
export function WebhookDialog({ paymentId, webhookId, onClose }: WebhookDialogProps) {
  const t = useMessages(paymentMessages);
  const reveal = useConsoleMutation(revealWebhook);
  const shown = reveal.data;
  if (shown === undefined) {
    return (
      <ReasonDialog
        lead={t('webhookLead')}
        onClose={onClose}
        onSaved={() => {}}
        save={(reason) =>
          reveal.mutateAsync({
            params: { id: paymentId, webhook: String(webhookId) },
            body: { reason },
          })
        }
        submitLabel={t('webhookShow')}
        title={t('webhookTitle')}
      />
    );
  }
  return (
    <ActionDialog
      lead={t('webhookLead')}
      onClose={onClose}
      onSubmit={onClose}
      submitLabel={t('done')}
      title={t('webhookTitle')}
    >
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-[.75rem]">
        {shown.body === '' ? t('webhookEmpty') : shown.body}
      </pre>
      {shown.redacted > 0 ? (
        <p className="text-[.8125rem] text-muted">
          {t('webhookRedacted', { count: shown.redacted })}
        </p>
      ) : null}
    </ActionDialog>
  );
}
