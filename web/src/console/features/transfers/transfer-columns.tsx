import type { ConsoleTransfer } from '@sesame/contract/console/payments/transfers.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatSum } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { transferProofMessages } from '../../ui/transfers/transfer-proofs.messages.ts';
import { TransferProofs } from '../../ui/transfers/transfer-proofs.tsx';
import type { TransferAction } from './transfer-dialogs.tsx';
import { transferMessages } from './transfers.messages.ts';

/** The columns of transfers, with the decisions about their proofs. */
export function useTransferColumns(
  onAction: (action: TransferAction) => void,
): readonly RecordColumn<ConsoleTransfer>[] {
  const { language } = useI18n();
  const t = useMessages(transferMessages);
  const tProof = useMessages(transferProofMessages);
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
      key: 'proofs',
      header: tProof('proofs'),
      cell: (transfer) => <TransferProofs of={transfer} />,
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

function Decisions({
  transfer,
  onAction,
}: {
  transfer: ConsoleTransfer;
  onAction: (action: TransferAction) => void;
}) {
  const t = useMessages(transferMessages);
  const open = transfer.proofs.find(({ decision }) => decision === null);
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end xl:flex-nowrap">
      <Button onClick={() => onAction({ kind: 'accept', transfer })} size="sm">
        {t('accept')}
      </Button>
      {open ? (
        <Button
          onClick={() => onAction({ kind: 'refuse', proofId: open.id })}
          size="sm"
          variant="outline"
        >
          {t('refuse')}
        </Button>
      ) : null}
    </span>
  );
}
