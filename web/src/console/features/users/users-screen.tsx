import { type ListedBuyer, listBuyers } from '@sesame/contract/console/buyers.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { ChosenUsers } from './chosen-users.tsx';
import { userMessages } from './users.messages.ts';

export function UsersScreen() {
  const t = useMessages(userMessages);
  const mayRunBulk = useMay()('bulk:write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useConsoleList(listBuyers);
  return (
    <ListScreen
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'user',
          phone: 'title',
          header: t('user'),
          cell: ({ id, username, image }) => (
            <Link
              className="flex min-w-0 items-center gap-2.5 font-medium hover:underline"
              href={consolePaths.user(id)}
            >
              <Avatar name={username} size={28} src={image} />
              <bdi className="wrap-anywhere md:min-w-24">{username}</bdi>
            </Link>
          ),
        },
        {
          key: 'email',
          header: t('email'),
          wrap: true,
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        {
          key: 'telegram',
          header: t('telegram'),
          from: 'wide',
          variant: 'muted',
          cell: ({ telegram_name: name }) => <bdi className="wrap-anywhere">{name ?? '–'}</bdi>,
        },
        {
          key: 'registered',
          phone: 'end',
          header: t('registered'),
          variant: 'muted',
          cell: ({ created_at: at }) => <span className="whitespace-nowrap">{formatDate(at)}</span>,
        },
        {
          key: 'subscriptions',
          header: t('subscriptions'),
          variant: 'amount',
          cell: ({ subscriptions }) => subscriptions || '–',
        },
        {
          key: 'status',
          phone: 'under',
          header: t('status'),
          cell: ({ blocked, confirmed, deleting, on_hold: held }) => (
            <span className="inline-flex flex-wrap gap-2">
              {blocked ? <Badge tone="warning">{t('blocked')}</Badge> : null}
              {held > 0 ? <Badge tone="warning">{t('onHold', { count: held })}</Badge> : null}
              {deleting ? <Badge tone="warning">{t('deletion')}</Badge> : null}
              <span className="text-muted">{t(confirmed ? 'confirmed' : 'unconfirmed')}</span>
            </span>
          ),
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'subscription',
          label: t('hasSubscription'),
          options: [
            { value: 'yes', label: t('withSubscription') },
            { value: 'no', label: t('withoutSubscription') },
          ],
        },
        {
          name: 'blocked',
          label: t('status'),
          options: [
            { value: 'yes', label: t('blocked') },
            { value: 'no', label: t('notBlocked') },
          ],
        },
        {
          name: 'confirmed',
          label: t('email'),
          options: [
            { value: 'yes', label: t('confirmed') },
            { value: 'no', label: t('unconfirmed') },
          ],
        },
        {
          name: 'deleting',
          label: t('deletion'),
          options: [
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ],
        },
      ]}
      list={list}
      search={t('search')}
      {...(mayRunBulk && {
        bulk: <ChosenUsers chosen={chosen} />,
        selection: {
          chosen,
          onChange: setChosen,
          label: ({ username }: ListedBuyer) => t('choose', { name: username }),
          allLabel: t('chooseAll'),
        },
      })}
    >
      <RecordAlerts className="mb-4" record="section:users" />
    </ListScreen>
  );
}
