import {
  ENDING_DAYS,
  listSubscriptionProducts,
  listSubscriptions,
  subscriptionFilters,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { AccessStateMark } from '../../ui/names/state.tsx';
import { stateMessages } from '../../ui/names/states.messages.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';

/** All subscriptions: buyer, product and end date. */
export function SubscriptionsScreen() {
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  const tState = useMessages(stateMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const [giving, setGiving] = useState(false);
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const list = useConsoleList(listSubscriptions);
  return (
    <ListScreen
      actions={
        may('subscriptions:grant') ? (
          <Button onClick={() => setGiving(true)}>{t('grant')}</Button>
        ) : null
      }
      title={t('subscriptions')}
      caption={t('list')}
      columns={[
        {
          key: 'buyer',
          phone: 'title',
          header: t('buyer'),
          wrap: true,
          cell: ({ id, user }) => (
            <Link className="wrap-anywhere hover:underline" href={consolePaths.subscription(id)}>
              <bdi className="block font-medium">{user.username}</bdi>
              <span className="block text-[.8125rem] text-muted max-md:hidden">{user.email}</span>
            </Link>
          ),
        },
        {
          key: 'product',
          phone: 'under',
          header: t('product'),
          wrap: true,
          cell: ({ product }) => <span className="wrap-anywhere">{titleOf(product)}</span>,
        },
        {
          key: 'since',
          header: t('since'),
          variant: 'muted',
          from: 'wide',
          cell: ({ created_at: at }) => formatDate(at),
        },
        {
          key: 'ends',
          phone: 'underEnd',
          header: t('ends'),
          cell: ({ ends_at: at }) => <span className="type-tabular">{formatDate(at)}</span>,
        },
        {
          key: 'state',
          phone: 'end',
          header: t('state'),
          cell: ({ state, waiting }) => (
            <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
              <AccessStateMark state={state} />
              {waiting > 0 && state !== 'ended' ? (
                <Badge tone="warning">{t('waitingLinks', { count: waiting })}</Badge>
              ) : null}
            </span>
          ),
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: subscriptionFilters.map((value) => ({
            value,
            label: value === 'ending' ? t('ending', { days: ENDING_DAYS }) : tState(value),
          })),
        },
        {
          name: 'product',
          label: t('product'),
          options: (products.data ?? []).map(({ id, ...product }) => ({
            value: String(id),
            label: titleOf(product),
          })),
        },
      ]}
      list={list}
      search={t('search')}
    >
      {giving ? (
        <GrantDialog
          onClose={() => setGiving(false)}
          onGranted={(id) => navigate(consolePaths.subscription(id))}
        />
      ) : null}
    </ListScreen>
  );
}
