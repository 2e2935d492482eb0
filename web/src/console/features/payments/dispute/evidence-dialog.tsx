import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import {
  type Dispute,
  previewEvidence,
  sendDisputeEvidence,
  uploadDisputeFile,
} from '@sesame/contract/console/payments/disputes.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { DISPUTE_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { formatFileSize, formatMegabytes } from '../../../../i18n/format-file-size.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { useConsoleUpload } from '../../../api/use-console-upload.ts';
import { FieldDialog } from '../../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../../ui/dialogs/reason-field.tsx';
import { LongTextField } from '../../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../../ui/forms/use-call-form.ts';
import { useField } from '../../../ui/forms/use-field.ts';
import { answerMessages } from './answer.messages.ts';
import { EvidencePreview } from './evidence-preview.tsx';

type DialogProps = { paymentId: string; dispute: Dispute; onClose: () => void };

/** Also after a refusal, so that the page behind the dialog shows the current state. */
const touches = [getConsolePayment, listConsolePayments, listAlerts, previewEvidence];

/** Shows the evidence, takes the operator's own words and a file, and sends all of it. */
export function EvidenceDialog({ paymentId, dispute, onClose }: DialogProps) {
  const t = useMessages(answerMessages);
  const { t: tShop, language } = useI18n();
  const params = { id: paymentId, reference: dispute.reference };
  const upload = useConsoleUpload(uploadDisputeFile);
  const form = useCallForm({
    route: sendDisputeEvidence,
    params,
    touches,
    initial: { note: '', file: null as string | null, reason: '' },
    onSaved: onClose,
    evenIfRefused: true,
  });
  const file = useField(form.at('file'));
  return (
    <FieldDialog
      busy={upload.isPending}
      form={form}
      lead={t('evidenceLead')}
      onClose={onClose}
      submitLabel={t('evidenceSend')}
      title={t('evidenceTitle')}
    >
      <EvidencePreview params={params} />
      <LongTextField hint={t('noteHint')} label={t('note')} of={form.at('note')} rows={4} />
      <Field error={upload.isError ? errorText(tShop, upload.error) : undefined} label={t('file')}>
        <FileDrop
          accept="image/png,image/jpeg,application/pdf"
          disabled={upload.isPending}
          hint={
            file.value !== null && upload.data
              ? t('fileTaken', {
                  name: upload.data.name,
                  size: formatFileSize(language, upload.data.size_bytes),
                })
              : t('fileHint', { size: formatMegabytes(language, DISPUTE_FILE_MAX_BYTES) })
          }
          onFiles={([chosen]) => {
            if (!chosen) return;
            upload.mutate({ file: chosen, params }, { onSuccess: ({ id }) => file.set(id) });
          }}
          overPrompt={t('fileOver')}
          prompt={t('filePrompt')}
        />
      </Field>
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
