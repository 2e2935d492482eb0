import {
  type ConsoleTransfer,
  openTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatSum } from '../../../i18n/format-amount.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { saveConsoleFile } from '../../api/save-console-file.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import type { TransferAction } from './transfer-dialogs.tsx';
import { transferMessages } from './transfers.messages.ts';

/** The columns of transfers, with the decisions about their proofs. */
export function useTransferColumns(
  onAction: (action: TransferAction) => void,
): readonly RecordColumn<ConsoleTransfer>[] {
  const { language } = useI18n();
  const t = useMessages(transferMessages);
  const titleOf = useTitle();
  const may = useMay();
  return [
    {
      key: 'sent',
      phone: 'underEnd',
      opens: true,
      header: t('ordered'),
      cell: ({ id, created_at: at }) => (
        <TextLink as={Link} href={consolePaths.payment(id)}>
          {formatDateTime(at)}
        </TextLink>
      ),
    },
    {
      key: 'digits',
      phone: 'under',
      header: t('reference'),
      cell: ({ reference }) => <code>{reference}</code>,
    },
    {
      key: 'buyer',
      phone: 'title',
      header: t('buyer'),
      wrap: true,
      cell: ({ username, email }) => (
        <span className="wrap-anywhere" title={email}>
          {username}
        </span>
      ),
    },
    {
      key: 'product',
      header: t('product'),
      wrap: true,
      variant: 'muted',
      cell: titleOf,
    },
    {
      key: 'expected',
      phone: 'end',
      header: t('expected'),
      variant: 'amount',
      cell: ({ expected }) => formatSum(language, expected),
    },
    {
      key: 'receipts',
      header: t('proofs'),
      cell: (transfer) => <Receipts of={transfer} />,
    },
    ...(may('transfers:write')
      ? [
          {
            key: 'decide',
            header: t('decide'),
            cell: (transfer: ConsoleTransfer) => (
              <Decisions onAction={onAction} transfer={transfer} />
            ),
          },
        ]
      : []),
  ];
}

function Receipts({ of: { receipts, reference, seen } }: { of: ConsoleTransfer }) {
  const { language } = useI18n();
  const t = useMessages(transferMessages);
  const open = useOpenReceipt(reference);
  return (
    <span className="grid justify-items-start gap-1.5">
      {receipts.length === 0 ? <span className="text-muted">{t('noProof')}</span> : null}
      {receipts.map((receipt) => (
        <span className="flex flex-wrap items-center gap-2" key={receipt.id}>
          <Button
            icon={<Icon of={FileText} />}
            loading={open.isPending && open.variables.id === receipt.id}
            onClick={() => open.mutate(receipt)}
            size="sm"
            variant="outline"
          >
            {t('proofDownload', { size: formatFileSize(language, receipt.size_bytes) })}
          </Button>
          {receipt.decision ? (
            <Badge>{t(receipt.decision === 'accepted' ? 'proofAccepted' : 'proofRejected')}</Badge>
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

type Receipt = ConsoleTransfer['receipts'][number];

/** Downloads a proof of payment: files from buyers are never rendered inside the console. */
function useOpenReceipt(reference: string) {
  const { t: tShop } = useI18n();
  const t = useMessages(transferMessages);
  return useMutation({
    mutationFn: ({ id, type }: Receipt) =>
      saveConsoleFile(
        openTransferProof,
        { params: { id } },
        `${reference}.${type === 'application/pdf' ? 'pdf' : 'webp'}`,
      ),
    onError: (error) =>
      showToast({ tone: 'danger', title: t('proofFailed'), text: errorText(tShop, error) }),
  });
}

function Decisions({
  transfer,
  onAction,
}: {
  transfer: ConsoleTransfer;
  onAction: (action: TransferAction) => void;
}) {
  const t = useMessages(transferMessages);
  const open = transfer.receipts.find(({ decision }) => decision === null);
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button onClick={() => onAction({ kind: 'accept', transfer })} size="sm">
        {t('accept')}
      </Button>
      {open ? (
        <Button
          onClick={() => onAction({ kind: 'refuse', receiptId: open.id })}
          size="sm"
          variant="outline"
        >
          {t('refuse')}
        </Button>
      ) : null}
    </span>
  );
}
