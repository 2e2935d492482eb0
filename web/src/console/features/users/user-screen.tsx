import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useRoute, useSearch } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import { UserAccess } from './user-access.tsx';
import { UserGifts } from './user-gifts.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserPrivacy } from './user-privacy.tsx';
import { UserPayments, UserSubscriptions } from './user-purchases.tsx';
import { UserReferrals, UserTickets } from './user-relations.tsx';
import { UserRenewals } from './user-renewals.tsx';
import { UserSessions } from './user-sessions.tsx';
import { userMessages } from './users.messages.ts';

const NewTicketDialog = lazy(() =>
  import('./new-ticket-dialog.tsx').then((module) => ({ default: module.NewTicketDialog })),
);

/** One buyer: profile, purchases, tickets, sign-in and notes. */
export function UserScreen() {
  const t = useMessages(userMessages);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.user(':id'));
  const user = useConsoleQuery(readBuyer, { params: { id: params?.id ?? '' } });
  const [open, setOpen] = useState<'block' | 'view' | 'write' | undefined>(
    // The palette links here to write to the buyer.
    new URLSearchParams(useSearch()).get('action') === 'write' ? 'write' : undefined,
  );
  const close = () => setOpen(undefined);
  const title = user.data?.username ?? t('oneUser');
  useDocumentTitle(title);
  const exists = user.data?.deleted_at === null;
  return (
    <ConsolePage
      actions={
        user.data && exists ? (
          <>
            {may('tickets:write') ? (
              <Button onClick={() => setOpen('write')} variant="outline">
                {t('newTicket')}
              </Button>
            ) : null}
            {may('users:impersonate') ? (
              <Button onClick={() => setOpen('view')} variant="outline">
                {t('impersonate')}
              </Button>
            ) : null}
            {may('users:block') ? (
              <Button onClick={() => setOpen('block')} variant="outline">
                {t(user.data.blocked ? 'unblock' : 'block')}
              </Button>
            ) : null}
          </>
        ) : null
      }
      back={<BackLink href={consolePaths.users()}>{t('back')}</BackLink>}
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          <bdi>{title}</bdi>
          {user.data?.blocked ? <Badge tone="warning">{t('blocked')}</Badge> : null}
          {user.data?.deleted_at ? <Badge>{t('deleted')}</Badge> : null}
        </span>
      }
    >
      {user.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <RecordAlerts className="xl:col-span-2" record={`user:${user.data.id}`} />
          <div className="grid gap-5">
            <Profile user={user.data} />
            <UserSubscriptions
              linked={may('subscriptions:read')}
              mayExtend={exists && may('subscriptions:extend')}
              user={user.data}
            />
            <UserPayments linked={may('payments:read')} user={user.data} />
            {may('payments:read') ? <UserGifts userId={user.data.id} /> : null}
            {may('subscriptions:read') ? <UserRenewals userId={user.data.id} /> : null}
            <UserTickets user={user.data} />
          </div>
          <div className="grid gap-5">
            <UserNotes mayWrite={exists && may('users:write')} userId={user.data.id} />
            <UserAccess user={user.data} />
            <UserSessions mayEnd={may('users:write')} user={user.data} />
            <UserReferrals user={user.data} />
            {exists && may('users:privacy') ? <UserPrivacy user={user.data} /> : null}
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={user} />
      )}
      {user.data && exists && open === 'write' && may('tickets:write') ? (
        <Suspense fallback={null}>
          <NewTicketDialog onClose={close} user={user.data} />
        </Suspense>
      ) : null}
      {user.data && open === 'block' ? <BlockDialog onClose={close} user={user.data} /> : null}
      {user.data && open === 'view' ? <ImpersonateDialog onClose={close} user={user.data} /> : null}
    </ConsolePage>
  );
}

const notificationMessages = {
  subscription_ends: 'notificationEnds',
  payment_received: 'notificationPayment',
  access_changed: 'notificationAccess',
  order_unpaid: 'notificationUnpaid',
  ticket_answered: 'notificationTicket',
} as const;

function Profile({ user }: { user: ConsoleBuyer }) {
  const t = useMessages(userMessages);
  const may = useMay();
  const facts = [
    { key: 'email', label: t('email'), value: user.email },
    {
      key: 'confirmed',
      label: t('emailConfirmed'),
      value: user.confirmed_at ? formatDateTime(user.confirmed_at) : t('no'),
    },
    {
      key: 'telegram',
      label: t('telegram'),
      value: user.telegram_name ? <bdi>{user.telegram_name}</bdi> : null,
    },
    {
      key: 'notifications',
      label: t('telegramNotifications'),
      value:
        user.telegram_notifications.map((kind) => t(notificationMessages[kind])).join(', ') || null,
    },
    { key: 'language', label: t('language'), value: user.language.toUpperCase() },
    { key: 'registered', label: t('registered'), value: formatDateTime(user.created_at) },
    {
      key: 'seen',
      label: t('lastSeen'),
      value: user.last_seen_at ? formatDateTime(user.last_seen_at) : null,
    },
    { key: 'id', label: t('id'), value: <code>{user.id}</code> },
  ];
  const { blocked, deletion_at: deletion } = user;
  if (deletion)
    facts.push({ key: 'deletion', label: t('deletion'), value: formatDateTime(deletion) });
  if (blocked) {
    facts.push(
      { key: 'blocked', label: t('blocked'), value: formatDateTime(blocked.at) },
      { key: 'reason', label: t('reasonOfBlock'), value: blocked.reason },
    );
  }
  return (
    <Panel
      action={
        may('audit:read') ? (
          <TextLink as={Link} href={`${consolePaths.audit()}?buyer=${user.id}`}>
            {t('operatorActions')}
          </TextLink>
        ) : null
      }
      title={t('profile')}
    >
      <FactList facts={facts} />
    </Panel>
  );
}
