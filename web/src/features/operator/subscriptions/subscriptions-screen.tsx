import {
  exportSubscriptions,
  type ListedSubscription,
  listSubscriptionProducts,
  listSubscriptions,
  SUBSCRIPTION_SEARCH_MIN,
  subscriptionStates,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { subscriptionWords } from './subscriptions.words.ts';

const filterNames = ['search', 'state', 'product'] as const;
type FilterName = (typeof filterNames)[number];

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Who has access to what, and until when. */
export function SubscriptionsScreen() {
  const say = useWords(subscriptionWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const [giving, setGiving] = useState(false);
  useDocumentTitle(say('title'));
  const products = useOperatorQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const list = useRecordList(listSubscriptions, {
    filterNames,
    inputOf: (filters, after) => ({
      query: { ...queryOf(filters), ...(after !== undefined && { after }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <ConsolePage
      actions={
        <>
          <ExportButton
            input={() => ({ query: queryOf(list.filters) })}
            name="subscriptions"
            route={exportSubscriptions}
          />
          {may('subscriptions:give') ? (
            <Button onClick={() => setGiving(true)}>{say('give')}</Button>
          ) : null}
        </>
      }
      title={say('title')}
    >
      <RecordListView<ListedSubscription, FilterName>
        caption={say('list')}
        columns={[
          {
            key: 'buyer',
            header: say('buyer'),
            cell: ({ id, user }) => (
              <Link className="wrap-anywhere hover:underline" href={operatorPaths.subscription(id)}>
                <bdi className="block font-medium">{user.username}</bdi>
                <span className="block text-[.8125rem] text-muted">{user.email}</span>
              </Link>
            ),
          },
          {
            key: 'product',
            header: say('product'),
            cell: ({ product }) => <span className="wrap-anywhere">{product.title}</span>,
          },
          {
            key: 'since',
            header: say('since'),
            look: 'muted',
            from: 'wide',
            cell: ({ created_at: at }) => formatDate(at),
          },
          {
            key: 'ends',
            header: say('ends'),
            cell: ({ ends_at: at }) => <span className="type-tabular">{formatDate(at)}</span>,
          },
          {
            key: 'state',
            header: say('state'),
            cell: ({ running, waiting }) => (
              <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
                <Status kind={running ? 'active' : 'expired'}>
                  {say(running ? 'running' : 'over')}
                </Status>
                {waiting > 0 ? (
                  <Badge tone="warning">{say('waitingLinks', { count: waiting })}</Badge>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: subscriptionStates.map((value) => ({ value, label: say(value) })),
          },
          {
            name: 'product',
            label: say('product'),
            options: (products.data ?? []).map(({ id, title }) => ({
              value: String(id),
              label: title,
            })),
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: say('search') }}
      />
      {giving ? (
        <GiveDialog
          onClose={() => setGiving(false)}
          onGiven={(id) => navigate(operatorPaths.subscription(id))}
        />
      ) : null}
    </ConsolePage>
  );
}

/** What the address says, as the server takes it; one letter is no search yet. */
function queryOf(filters: Readonly<Record<FilterName, string | undefined>>) {
  const search = filters.search?.trim() ?? '';
  const state = subscriptionStates.find((one) => one === filters.state);
  const { product } = filters;
  return {
    ...(search.length >= SUBSCRIPTION_SEARCH_MIN && { search }),
    ...(state && { state }),
    ...(product && /^[1-9]\d{0,8}$/.test(product) && { product }),
  };
}
