import { useSendProof } from '../../api/payments/transfer-queries.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { PROOF_TYPES, proofProblem } from './own/own-transfer.rules.ts';
import { ProofFileForm } from './proof-file-form.tsx';

type ProofFormProps = { payment: string; onSent: () => void };

/** Sends a proof of payment. */
export function ProofForm({ payment, onSent }: ProofFormProps) {
  const { t } = useI18n();
  const { mutate, share, error } = useSendProof(payment);
  return (
    <ProofFileForm
      accept={PROOF_TYPES}
      failure={error ? errorText(t, error) : undefined}
      hint={t('transferFileHint')}
      label={t('transferFile')}
      onSend={(file) => mutate(file, { onSuccess: onSent })}
      problemOf={(file) => {
        const problem = proofProblem(file);
        return problem === null ? undefined : t(problem);
      }}
      sendLabel={t('transferProofSend')}
      share={share}
    />
  );
}
