import {
  exportWaitingDeliveries,
  listStock,
  listWaitingDeliveries,
  readStock,
  retryDelivery,
  type WaitingDelivery,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Note } from '../../../ui/note.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DeliveryActs } from './delivery-acts.tsx';
import { fulfilmentWords } from './fulfilment.words.ts';
import { SubstituteDialog } from './substitute-dialog.tsx';

const PAGE = 50;

/** Who has paid and has no link yet: served from the stock at once, or by hand. */
export function FulfilmentScreen() {
  const { t } = useI18n();
  const say = useWords(fulfilmentWords);
  const may = useMay();
  const [serving, setServing] = useState<{
    way: 'assign' | 'substitute';
    delivery: WaitingDelivery;
  } | null>(null);
  const [news, setNews] = useState<{ tone: 'success' | 'warning'; text: string } | null>(null);
  useDocumentTitle(say('title'));
  const retry = useOperatorMutation(retryDelivery, {
    touches: [listWaitingDeliveries, listStock, readStock],
  });
  const list = useRecordList(listWaitingDeliveries, {
    filterNames: ['search', 'late', 'origin'],
    inputOf: (filters, after) => ({
      query: { ...queryOf(filters), ...(after !== undefined && { after }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const tryAgain = (row: WaitingDelivery) => {
    setNews(null);
    retry.mutate(
      { params: { id: row.id } },
      {
        onSuccess: ({ delivered }) =>
          setNews(
            delivered
              ? { tone: 'success', text: say('delivered', { buyer: row.user.username }) }
              : { tone: 'warning', text: say('stillEmpty', { service: row.origin.title }) },
          ),
      },
    );
  };
  const close = () => setServing(null);
  const given = () => {
    if (serving === null) return;
    const buyer = serving.delivery.user.username;
    setNews({ tone: 'success', text: say('delivered', { buyer }) });
    close();
  };
  // The service of the address has no chip of its own; its name stands in the rows.
  const chosenService = list.filters.origin
    ? [{ value: list.filters.origin, label: list.rows?.[0]?.origin.title ?? list.filters.origin }]
    : undefined;
  return (
    <ConsolePage
      actions={
        <ExportButton
          input={() => ({ query: queryOf(list.filters) })}
          name="deliveries"
          route={exportWaitingDeliveries}
        />
      }
      title={say('title')}
    >
      {retry.isError ? (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(t, retry.error)}
        </Note>
      ) : news ? (
        <Note className="mb-4" role="status" tone={news.tone}>
          {news.text}
        </Note>
      ) : null}
      <RecordListView<WaitingDelivery, 'search' | 'late' | 'origin'>
        caption={say('list')}
        columns={[
          {
            key: 'buyer',
            header: say('buyer'),
            cell: ({ user }) => (
              <span className="wrap-anywhere">
                <span className="block font-medium">{user.username}</span>
                <span className="block text-[.8125rem] text-muted">{user.email}</span>
              </span>
            ),
          },
          {
            key: 'service',
            header: say('service'),
            cell: ({ origin }) => (
              <span className="flex items-center gap-2.5 max-md:justify-end">
                <Logo size={24} src={origin.picture} />
                {origin.title}
              </span>
            ),
          },
          {
            key: 'product',
            header: say('product'),
            from: 'wide',
            cell: ({ product }) => product.title,
          },
          {
            key: 'since',
            header: say('since'),
            cell: ({ waiting_since: at, late }) => (
              <span className="type-tabular inline-flex flex-wrap items-center gap-2 max-md:justify-end">
                {say('at', { date: formatDate(at), time: formatTime(at) })}
                {late ? <Badge tone="danger">{say('late')}</Badge> : null}
              </span>
            ),
          },
          { key: 'tries', header: say('tries'), look: 'amount', cell: ({ attempts }) => attempts },
          ...(may('stock:write')
            ? [
                {
                  key: 'acts',
                  header: say('acts'),
                  cell: (row: WaitingDelivery) => (
                    <DeliveryActs
                      delivery={row}
                      onRetry={() => tryAgain(row)}
                      onServe={(way) => setServing({ way, delivery: row })}
                      retrying={retry.isPending && retry.variables.params.id === row.id}
                    />
                  ),
                },
              ]
            : []),
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'late',
            label: say('since'),
            options: [{ value: 'true', label: say('onlyLate') }],
          },
          ...(chosenService
            ? [{ name: 'origin' as const, label: say('service'), options: chosenService }]
            : []),
        ]}
        list={list}
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: say('find') }}
      />
      {serving?.way === 'assign' ? (
        <AssignDialog delivery={serving.delivery} onClose={close} onGiven={given} />
      ) : serving ? (
        <SubstituteDialog delivery={serving.delivery} onClose={close} onGiven={given} />
      ) : null}
    </ConsolePage>
  );
}

function queryOf({
  search,
  late,
  origin,
}: Readonly<Record<'search' | 'late' | 'origin', string | undefined>>) {
  return {
    ...(search && { search }),
    ...(late && { late: 'true' as const }),
    ...(origin !== undefined && /^[1-9]\d{0,8}$/.test(origin) && { origin }),
  };
}
