import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  countAllPayments,
  exportPayments,
  type ListedPayment,
  listAllPayments,
  listPaymentFilters,
  paymentStates,
} from '@sesame/contract/operator-payment-list.ts';
import { Link } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { AvatarStack } from '../../../ui/avatar-stack.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { DaysChip } from '../../../ui/console/days-chip.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import {
  daysOf,
  type PaymentFilterName,
  paymentFilterNames,
  paymentPeriods,
  paymentQuery,
  writeDays,
} from './payment-filters.ts';
import { stateKinds, stateWords } from './payment-states.ts';
import { paymentWords } from './payments.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Every payment of the shop. */
export function PaymentsScreen() {
  const { t, language } = useI18n();
  const say = useWords(paymentWords);
  useDocumentTitle(say('title'));
  const known = useOperatorQuery(listPaymentFilters, {}, { staleTime: 60_000 });
  const list = useRecordList(listAllPayments, {
    filterNames: paymentFilterNames,
    inputOf: (filters, before) => ({
      query: { ...paymentQuery(filters, Date.now()), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const count = useOperatorQuery(
    countAllPayments,
    { query: paymentQuery(list.filters, Date.now()) },
    { staleTime: 30_000 },
  );
  return (
    <ConsolePage
      actions={
        <ExportButton
          input={() => ({ query: paymentQuery(list.filters, Date.now()) })}
          name="payments"
          route={exportPayments}
        />
      }
      title={say('title')}
    >
      <RecordListView<ListedPayment, PaymentFilterName>
        caption={say('list')}
        columns={[
          {
            key: 'date',
            header: say('date'),
            cell: ({ id, created_at: at }) => (
              <Link className="whitespace-nowrap hover:underline" href={operatorPaths.payment(id)}>
                {formatDate(at)} <span className="text-muted">{formatTime(at)}</span>
              </Link>
            ),
          },
          {
            key: 'user',
            header: say('user'),
            cell: ({ user }) => (
              <span className="flex min-w-0 items-center gap-2.5" title={user.email}>
                <Avatar name={user.username} size={28} />
                <span className="wrap-anywhere">{user.username}</span>
              </span>
            ),
          },
          {
            key: 'product',
            header: say('product'),
            cell: ({ pictures, title, duration }) => (
              <span className="flex min-w-0 items-center gap-2.5">
                <AvatarStack size={24} sources={pictures.slice(0, 1)} />
                <span className="wrap-anywhere">
                  {title} <span className="text-muted">{formatTerm(t, duration)}</span>
                </span>
              </span>
            ),
          },
          {
            key: 'method',
            header: say('method'),
            look: 'muted',
            cell: ({ method, method_ru: methodRu }) => localText(language, method, methodRu),
          },
          {
            key: 'promo',
            header: say('promo'),
            from: 'wide',
            cell: ({ promocode }) => (promocode ? <Badge>{promocode}</Badge> : null),
          },
          {
            key: 'amount',
            header: say('amount'),
            look: 'amount',
            cell: ({ total }) => formatMoney(centsFromDollars(total)),
          },
          {
            key: 'status',
            header: say('status'),
            cell: ({ state, flagged }) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                <Status kind={stateKinds[state]}>{say(stateWords[state])}</Status>
                {flagged ? <Badge tone="warning">{say('flagged')}</Badge> : null}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'period',
            label: say('date'),
            options: paymentPeriods.map((value) => ({ value, label: say(value) })),
          },
          {
            name: 'state',
            label: say('status'),
            options: paymentStates.map((value) => ({ value, label: say(stateWords[value]) })),
          },
          {
            name: 'gateway',
            label: say('method'),
            options: (known.data?.methods ?? []).map(({ gateway, title, title_ru: titleRu }) => ({
              value: gateway,
              label: localText(language, title, titleRu),
            })),
          },
          {
            name: 'product',
            label: say('product'),
            options: (known.data?.products ?? []).map(({ id, title }) => ({
              value: String(id),
              label: title,
            })),
          },
        ]}
        list={list}
        otherFilter={
          <DaysChip
            clearLabel={say('daysClear')}
            label={say('days')}
            onChange={(days) => list.setFilter('days', writeDays(days))}
            sinceLabel={say('daysSince')}
            untilLabel={say('daysUntil')}
            value={daysOf(list.filters.days)}
          />
        }
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: say('search') }}
        total={count.data}
      />
    </ConsolePage>
  );
}
