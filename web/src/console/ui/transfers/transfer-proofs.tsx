import {
  type ConsoleTransfer,
  openTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { FileText } from 'lucide-react';
import { formatSum } from '../../../i18n/format-amount.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useSaveFile } from '../files/use-save-file.ts';
import { transferProofMessages } from './transfer-proofs.messages.ts';

/**
 * The proofs of payment of a transfer, with what was decided about them. They are downloaded: files from buyers are
 * never rendered inside the console.
 */
export function TransferProofs({ of: { proofs, reference, seen } }: { of: ConsoleTransfer }) {
  const { language } = useI18n();
  const t = useMessages(transferProofMessages);
  const open = useSaveFile(openTransferProof);
  return (
    <span className="grid justify-items-start gap-1.5">
      {proofs.length === 0 ? <span className="text-muted">{t('noProof')}</span> : null}
      {proofs.map((proof) => (
        <span className="flex flex-wrap items-center gap-2" key={proof.id}>
          <Button
            icon={<Icon of={FileText} />}
            loading={open.isPending && open.variables.input.params.id === proof.id}
            onClick={() =>
              open.mutate({ input: { params: { id: proof.id } }, name: fileName(reference, proof) })
            }
            size="sm"
            variant="outline"
          >
            {t('proofDownload', { size: formatFileSize(language, proof.size_bytes) })}
          </Button>
          {proof.decision ? (
            <Badge>{t(proof.decision === 'accepted' ? 'proofAccepted' : 'proofRejected')}</Badge>
          ) : null}
        </span>
      ))}
      {seen ? (
        <span className="text-[.8125rem] text-muted">
          {t('confirmedBy', {
            sum: formatSum(language, seen.received),
            by: seen.by,
          })}
        </span>
      ) : null}
      {seen?.waits ? <Badge tone="warning">{t('waitsForApproval')}</Badge> : null}
    </span>
  );
}

type Proof = ConsoleTransfer['proofs'][number];

function fileName(reference: string, { type }: Proof): string {
  return `${reference}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;
}
