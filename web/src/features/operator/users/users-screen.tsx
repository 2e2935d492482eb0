import {
  BUYER_SEARCH_MIN,
  exportBuyers,
  type ListedBuyer,
  listBuyers,
} from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { ChosenUsers } from './chosen-users.tsx';
import { userWords } from './users.words.ts';

const filterNames = ['search', 'subscription', 'blocked', 'confirmed', 'deleting'] as const;
type FilterName = (typeof filterNames)[number];

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Everybody who has an account in the shop. */
export function UsersScreen() {
  const say = useWords(userWords);
  useDocumentTitle(say('title'));
  const acts = useMay()('bulk:write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRecordList(listBuyers, {
    filterNames,
    inputOf: (filters, before) => ({
      query: { ...queryOf(filters), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <ConsolePage
      actions={
        <ExportButton
          input={() => ({ query: queryOf(list.filters) })}
          name="users"
          route={exportBuyers}
        />
      }
      title={say('title')}
    >
      <RecordListView<ListedBuyer, FilterName>
        caption={say('list')}
        columns={[
          {
            key: 'user',
            header: say('user'),
            cell: ({ id, username, image }) => (
              <Link
                className="flex min-w-0 items-center gap-2.5 font-medium hover:underline"
                href={operatorPaths.user(id)}
              >
                <Avatar name={username} size={28} src={image} />
                <bdi className="wrap-anywhere">{username}</bdi>
              </Link>
            ),
          },
          {
            key: 'email',
            header: say('email'),
            cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
          },
          {
            key: 'telegram',
            header: say('telegram'),
            from: 'wide',
            look: 'muted',
            cell: ({ telegram_name: name }) => <bdi className="wrap-anywhere">{name ?? '–'}</bdi>,
          },
          {
            key: 'registered',
            header: say('registered'),
            look: 'muted',
            cell: ({ created_at: at }) => (
              <span className="whitespace-nowrap">{formatDate(at)}</span>
            ),
          },
          {
            key: 'subscriptions',
            header: say('subscriptions'),
            look: 'amount',
            cell: ({ subscriptions }) => subscriptions || '–',
          },
          {
            key: 'status',
            header: say('status'),
            cell: ({ blocked, confirmed, deleting }) => (
              <span className="inline-flex flex-wrap gap-2">
                {blocked ? <Badge tone="warning">{say('blocked')}</Badge> : null}
                {deleting ? <Badge tone="warning">{say('deletion')}</Badge> : null}
                <span className="text-muted">{say(confirmed ? 'confirmed' : 'unconfirmed')}</span>
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'subscription',
            label: say('hasSubscription'),
            options: [
              { value: 'yes', label: say('withSubscription') },
              { value: 'no', label: say('withoutSubscription') },
            ],
          },
          {
            name: 'blocked',
            label: say('status'),
            options: [
              { value: 'yes', label: say('blocked') },
              { value: 'no', label: say('notBlocked') },
            ],
          },
          {
            name: 'confirmed',
            label: say('confirmation'),
            options: [
              { value: 'yes', label: say('confirmed') },
              { value: 'no', label: say('unconfirmed') },
            ],
          },
          {
            name: 'deleting',
            label: say('deletion'),
            options: [
              { value: 'yes', label: say('yes') },
              { value: 'no', label: say('no') },
            ],
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: say('search') }}
        {...(acts && {
          bulk: <ChosenUsers chosen={chosen} />,
          selection: {
            chosen,
            onChange: setChosen,
            label: ({ username }: ListedBuyer) => say('choose', { name: username }),
            allLabel: say('chooseAll'),
          },
        })}
      />
    </ConsolePage>
  );
}

/** What the address says, as the server takes it; one letter is no search yet. */
function queryOf(filters: Readonly<Record<FilterName, string | undefined>>) {
  const search = filters.search?.trim() ?? '';
  const subscription = yesOrNo(filters.subscription);
  const blocked = yesOrNo(filters.blocked);
  const confirmed = yesOrNo(filters.confirmed);
  const deleting = yesOrNo(filters.deleting);
  return {
    ...(search.length >= BUYER_SEARCH_MIN && { search }),
    ...(subscription && { subscription }),
    ...(blocked && { blocked }),
    ...(confirmed && { confirmed }),
    ...(deleting && { deleting }),
  };
}

function yesOrNo(value: string | undefined): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'no' ? value : undefined;
}
