import {
  exportStockItems,
  listStockItems,
  type OriginStock,
  type StockItem,
  stockItemStates,
  stockKinds,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { stockWords } from './stock.words.ts';

const kindWords = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;
const stateWords = { free: 'stateFree', given: 'stateGiven', retired: 'stateRetired' } as const;
const stateLooks = { free: 'active', given: 'processing', retired: 'expired' } as const;

const PAGE = 50;

/** The items of one service. What they hold is sealed until somebody says why it is opened. */
export function StockItems({ stock }: { stock: OriginStock }) {
  const say = useWords(stockWords);
  const may = useMay();
  const [act, setAct] = useState<{ kind: 'reveal' | 'retire'; item: StockItem } | null>(null);
  const params = { id: String(stock.id) };
  const list = useRecordList(listStockItems, {
    filterNames: ['state', 'kind'],
    inputOf: (filters, after) => ({
      params,
      query: { ...queryOf(filters), ...(after !== undefined && { after }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-title-2">{say('items')}</h2>
        <ExportButton
          input={() => ({ params, query: queryOf(list.filters) })}
          name={`stock-${stock.id}`}
          route={exportStockItems}
        />
      </div>
      <RecordListView<StockItem, 'state' | 'kind'>
        caption={say('itemsList', { title: stock.title })}
        columns={[
          { key: 'kind', header: say('kind'), cell: ({ kind }) => say(kindWords[kind]) },
          {
            key: 'state',
            header: say('state'),
            cell: ({ state }) => <Status kind={stateLooks[state]}>{say(stateWords[state])}</Status>,
          },
          {
            key: 'holder',
            header: say('holder'),
            cell: ({ given }) => (given ? `${given.username}, ${formatDate(given.at)}` : '–'),
          },
          {
            key: 'added',
            header: say('added'),
            look: 'muted',
            cell: ({ created_at: at }) => formatDate(at),
          },
          {
            key: 'acts',
            header: say('acts'),
            cell: (item) => (
              <span className="flex gap-1 max-md:justify-end">
                {may('stock:reveal') ? (
                  <Button
                    onClick={() => setAct({ kind: 'reveal', item })}
                    size="sm"
                    variant="secondary"
                  >
                    {say('reveal')}
                  </Button>
                ) : null}
                {may('stock:write') && item.state === 'free' ? (
                  <Button
                    onClick={() => setAct({ kind: 'retire', item })}
                    size="sm"
                    variant="ghost"
                  >
                    {say('retire')}
                  </Button>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={say('noItemsHint')} title={say('noItems')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: stockItemStates.map((value) => ({ value, label: say(stateWords[value]) })),
          },
          {
            name: 'kind',
            label: say('kind'),
            options: stockKinds.map((value) => ({ value, label: say(kindWords[value]) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
      />
      {act?.kind === 'reveal' ? (
        <RevealDialog item={act.item} onClose={() => setAct(null)} />
      ) : null}
      {act?.kind === 'retire' ? (
        <RetireDialog item={act.item} onClose={() => setAct(null)} />
      ) : null}
    </>
  );
}

function queryOf(filters: Readonly<Record<'state' | 'kind', string | undefined>>) {
  const state = stockItemStates.find((one) => one === filters.state);
  const kind = stockKinds.find((one) => one === filters.kind);
  return { ...(state !== undefined && { state }), ...(kind !== undefined && { kind }) };
}
