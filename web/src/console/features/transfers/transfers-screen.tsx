import { findTransfers, listTransferProofs } from '@sesame/contract/console/payments/transfers.ts';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { useTransferColumns } from './transfer-columns.tsx';
import { type TransferAction, TransferDialog } from './transfer-dialogs.tsx';
import { transferMessages } from './transfers.messages.ts';

/** Proofs of payment that wait for review, and a search of transfers by their reference. */
export function TransfersScreen() {
  const t = useMessages(transferMessages);
  useDocumentTitle(t('title'));
  const [, navigate] = useLocation();
  const given = new URLSearchParams(useSearch());
  const digits = given.get('digits') ?? '';
  const [action, setAction] = useState<TransferAction>();
  const hasReference = findTransfers.query.safeParse({ reference: digits }).success;
  return (
    <ConsolePage
      back={<BackLink href={consolePaths.payments()}>{t('back')}</BackLink>}
      title={t('title')}
    >
      <DigitsForm
        key={digits}
        onFind={(typed) => navigate(`${consolePaths.transfers()}${typed && `?digits=${typed}`}`)}
        shown={digits}
      />
      {hasReference ? (
        <Found digits={digits} onAction={setAction} />
      ) : (
        <Waiting
          linked={given.get('action') === 'accept' ? given.get('payment') : null}
          onAction={setAction}
        />
      )}
      {action ? <TransferDialog action={action} onClose={() => setAction(undefined)} /> : null}
    </ConsolePage>
  );
}

function DigitsForm({ shown, onFind }: { shown: string; onFind: (digits: string) => void }) {
  const t = useMessages(transferMessages);
  const form = useConsoleForm({
    schema: findTransfers.query,
    initial: { reference: shown },
    body: ({ reference }) => ({ reference: reference.trim() }),
    onChecked: ({ reference }) => onFind(reference),
    guardsLeaving: false,
  });
  return (
    <FormView className="mb-4 flex flex-wrap items-end gap-2" form={form}>
      <TextField
        autoComplete="off"
        className="w-full max-w-sm"
        inputMode="numeric"
        invalid={t('digitsWrong')}
        label={t('find')}
        of={form.at('reference')}
      />
      <Button type="submit" variant="outline">
        {t('findDo')}
      </Button>
      {shown ? (
        <Button onClick={() => onFind('')} variant="ghost">
          {t('all')}
        </Button>
      ) : null}
    </FormView>
  );
}

type PartProps = { onAction: (action: TransferAction) => void };

/** @param linked the transfer whose acceptance the link of a message opens, if it still waits */
function Waiting({ onAction, linked }: PartProps & { linked: string | null }) {
  const t = useMessages(transferMessages);
  const may = useMay();
  const list = useConsoleList(listTransferProofs);
  const transfer = may('transfers:write') ? list.rows?.find(({ id }) => id === linked) : undefined;
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    if (transfer === undefined || isOpened) return;
    setIsOpened(true);
    onAction({ kind: 'accept', transfer });
  }, [transfer, isOpened, onAction]);
  return (
    <ConsoleList
      caption={t('list')}
      columns={useTransferColumns(onAction)}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      list={list}
    />
  );
}

function Found({ digits, onAction }: PartProps & { digits: string }) {
  const t = useMessages(transferMessages);
  const columns = useTransferColumns(onAction);
  const found = useConsoleQuery(findTransfers, { query: { reference: digits } });
  if (found.data === undefined) {
    return <NoAnswerYet failed={t('failed')} loading={t('loading')} query={found} />;
  }
  if (found.data.length === 0) return <EmptyState title={t('foundNone')} />;
  return (
    <RecordTable caption={t('found')} columns={columns} rowKey={({ id }) => id} rows={found.data} />
  );
}
