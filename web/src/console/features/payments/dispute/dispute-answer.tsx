import type { Dispute } from '@sesame/contract/console/payments/disputes.ts';
import { formatDateTime } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useMay } from '../../../api/use-operator.ts';
import { answerMessages } from './answer.messages.ts';
import { EvidenceFiles } from './evidence-preview.tsx';

/** What the shop has answered, and the outcome. */
export function DisputeAnswer({ paymentId, dispute }: { paymentId: string; dispute: Dispute }) {
  const t = useMessages(answerMessages);
  const may = useMay();
  const { answer, reference } = dispute;
  if (answer === null) return null;
  const at = formatDateTime(answer.sent_at ?? answer.created_at);
  return (
    <div className="grid gap-2">
      <span>
        {t(`${answer.kind}_${answer.state}`, { at, name: answer.operator })}
        {answer.failure === null ? null : (
          <span className="wrap-anywhere text-danger-text"> {answer.failure}</span>
        )}
      </span>
      {answer.note === '' ? null : (
        <q className="wrap-anywhere whitespace-pre-line text-muted">{answer.note}</q>
      )}
      {answer.attachment === null ? null : <code>{answer.attachment}</code>}
      {answer.has_file && may('payments:refund') ? (
        <EvidenceFiles params={{ id: paymentId, reference }} />
      ) : null}
    </div>
  );
}
