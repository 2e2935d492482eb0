import { type OperatorTransfer, openTransferReceipt } from '@sesame/contract/operator-transfers.ts';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { saveOperatorFile } from '../../../api/operator/operator-file.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type RecordColumn, RecordTable } from '../../../ui/console/record-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { TransferAct } from './transfer-dialogs.tsx';
import { transferWords } from './transfers.words.ts';

type TransferTableProps = {
  caption: string;
  transfers: readonly OperatorTransfer[];
  footer?: ReactNode;
  onAct: (act: TransferAct) => void;
};

export function TransferTable({ caption, transfers, footer, onAct }: TransferTableProps) {
  const say = useWords(transferWords);
  const may = useMay();
  const columns: RecordColumn<OperatorTransfer>[] = [
    {
      key: 'sent',
      header: say('sent'),
      cell: ({ id, created_at: at }) => (
        <TextLink as={Link} href={operatorPaths.payment(id)}>
          {formatDate(at)} {formatTime(at)}
        </TextLink>
      ),
    },
    { key: 'digits', header: say('digits'), cell: ({ reference }) => <code>{reference}</code> },
    {
      key: 'buyer',
      header: say('buyer'),
      cell: ({ username, email }) => (
        <span className="wrap-anywhere" title={email}>
          {username}
        </span>
      ),
    },
    { key: 'product', header: say('product'), look: 'muted', cell: ({ title }) => title },
    {
      key: 'asked',
      header: say('asked'),
      look: 'amount',
      cell: ({ asked }) => `${asked.amount.toFixed(2)} ${asked.currency}`,
    },
    { key: 'receipts', header: say('receipts'), cell: (transfer) => <Receipts of={transfer} /> },
    ...(may('transfers:write')
      ? [
          {
            key: 'decide',
            header: say('decide'),
            cell: (transfer: OperatorTransfer) => <Decisions onAct={onAct} transfer={transfer} />,
          },
        ]
      : []),
  ];
  return (
    <RecordTable
      caption={caption}
      columns={columns}
      footer={footer}
      rowKey={({ id }) => id}
      rows={transfers}
    />
  );
}

function Receipts({ of: { receipts, reference, seen } }: { of: OperatorTransfer }) {
  const { language } = useI18n();
  const say = useWords(transferWords);
  const open = useOpenReceipt(reference);
  return (
    <span className="grid justify-items-start gap-1.5 max-md:justify-items-end">
      {receipts.length === 0 ? <span className="text-muted">{say('noReceipt')}</span> : null}
      {receipts.map((receipt) => (
        <span className="flex flex-wrap items-center gap-2" key={receipt.id}>
          <Button
            icon={<Icon of={FileText} />}
            loading={open.isPending && open.variables.id === receipt.id}
            onClick={() => open.mutate(receipt)}
            size="sm"
            variant="outline"
          >
            {say('receiptOpen', { size: formatFileSize(language, receipt.size_bytes) })}
          </Button>
          {receipt.decision ? (
            <Badge>
              {say(receipt.decision === 'accepted' ? 'receiptAccepted' : 'receiptRefused')}
            </Badge>
          ) : null}
        </span>
      ))}
      {seen ? (
        <span className="text-[.8125rem] text-muted">
          {say('seen', {
            sum: `${seen.received.amount.toFixed(2)} ${seen.received.currency}`,
            by: seen.by,
          })}
        </span>
      ) : null}
      {seen?.waits ? <Badge tone="warning">{say('waits')}</Badge> : null}
    </span>
  );
}

type Receipt = OperatorTransfer['receipts'][number];

/** A receipt is handed to the browser to keep: what a stranger sent is never drawn inside the console. */
function useOpenReceipt(reference: string) {
  const { t } = useI18n();
  const say = useWords(transferWords);
  return useMutation({
    mutationFn: ({ id, type }: Receipt) =>
      saveOperatorFile(
        openTransferReceipt,
        { params: { id } },
        `${reference}.${type === 'application/pdf' ? 'pdf' : 'webp'}`,
      ),
    onError: (error) =>
      showToast({ tone: 'danger', title: say('receiptFailed'), text: errorText(t, error) }),
  });
}

function Decisions({
  transfer,
  onAct,
}: {
  transfer: OperatorTransfer;
  onAct: (act: TransferAct) => void;
}) {
  const say = useWords(transferWords);
  const open = transfer.receipts.find(({ decision }) => decision === null);
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button onClick={() => onAct({ kind: 'accept', transfer })} size="sm">
        {say('accept')}
      </Button>
      {open ? (
        <Button
          onClick={() => onAct({ kind: 'refuse', receiptId: open.id })}
          size="sm"
          variant="outline"
        >
          {say('refuse')}
        </Button>
      ) : null}
    </span>
  );
}
