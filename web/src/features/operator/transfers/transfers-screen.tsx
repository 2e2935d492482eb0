import {
  findTransfers,
  listTransferReceipts,
  type OperatorTransfer,
} from '@sesame/contract/operator-transfers.ts';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { type TransferAct, TransferDialog } from './transfer-dialogs.tsx';
import { TransferTable } from './transfer-table.tsx';
import { transferWords } from './transfers.words.ts';

/** How many transfers a page has; a shorter one is the last. */
const PAGE = 50;
const DIGITS = /^\d{9}$/;

/** Receipts of transfers that wait for a person, and transfers that are looked for by their digits. */
export function TransfersScreen() {
  const say = useWords(transferWords);
  useDocumentTitle(say('title'));
  const [, navigate] = useLocation();
  const digits = new URLSearchParams(useSearch()).get('digits') ?? '';
  const [act, setAct] = useState<TransferAct>();
  const looksFor = DIGITS.test(digits);
  return (
    <ConsolePage
      back={<BackLink href={operatorPaths.payments()}>{say('back')}</BackLink>}
      title={say('title')}
    >
      <DigitsForm
        key={digits}
        onFind={(typed) => navigate(`${operatorPaths.transfers()}${typed && `?digits=${typed}`}`)}
        shown={digits}
      />
      {looksFor ? <Found digits={digits} onAct={setAct} /> : <Waiting onAct={setAct} />}
      {act ? <TransferDialog act={act} onClose={() => setAct(undefined)} /> : null}
    </ConsolePage>
  );
}

function DigitsForm({ shown, onFind }: { shown: string; onFind: (digits: string) => void }) {
  const say = useWords(transferWords);
  const [typed, setTyped] = useState(shown);
  return (
    <form
      className="mb-4 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Field className="w-full max-w-sm" label={say('find')}>
        <Input
          autoComplete="off"
          inputMode="numeric"
          maxLength={9}
          onChange={(event) => setTyped(event.target.value)}
          pattern="[0-9]{9}"
          required
          value={typed}
        />
      </Field>
      <Button type="submit" variant="outline">
        {say('findDo')}
      </Button>
      {shown ? (
        <Button onClick={() => onFind('')} variant="ghost">
          {say('all')}
        </Button>
      ) : null}
    </form>
  );
}

type PartProps = { onAct: (act: TransferAct) => void };

function Waiting({ onAct }: PartProps) {
  const say = useWords(transferWords);
  const [after, setAfter] = useState<string>();
  const receipts = useOperatorQuery(
    listTransferReceipts,
    { query: { ...(after !== undefined && { after }) } },
    { keepsPrevious: true },
  );
  const rows = receipts.data;
  return (
    <Rows
      caption={say('list')}
      empty={<EmptyState text={say('noneHint')} title={say('none')} />}
      onAct={onAct}
      query={receipts}
    >
      {after !== undefined || (rows?.length ?? 0) >= PAGE ? (
        <div className="flex justify-end gap-2 px-5 py-3">
          {after !== undefined ? (
            <Button onClick={() => setAfter(undefined)} size="sm" variant="outline">
              {say('first')}
            </Button>
          ) : null}
          {(rows?.length ?? 0) >= PAGE ? (
            <Button onClick={() => setAfter(rows?.at(-1)?.id)} size="sm" variant="outline">
              {say('more')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Rows>
  );
}

function Found({ digits, onAct }: PartProps & { digits: string }) {
  const say = useWords(transferWords);
  const found = useOperatorQuery(findTransfers, { query: { reference: digits } });
  return (
    <Rows
      caption={say('found')}
      empty={<EmptyState title={say('foundNone')} />}
      onAct={onAct}
      query={found}
    />
  );
}

type RowsProps = PartProps & {
  caption: string;
  empty: ReactNode;
  query: {
    data: readonly OperatorTransfer[] | undefined;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  children?: ReactNode;
};

function Rows({ caption, empty, query, onAct, children }: RowsProps) {
  const say = useWords(transferWords);
  if (query.data === undefined) {
    return <NoAnswerYet failed={say('failed')} loading={say('loading')} query={query} />;
  }
  if (query.data.length === 0) return <>{empty}</>;
  return <TransferTable caption={caption} footer={children} onAct={onAct} transfers={query.data} />;
}
