import { type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { UserAccess } from './user-access.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserPrivacy } from './user-privacy.tsx';
import { UserPayments, UserSubscriptions } from './user-purchases.tsx';
import { UserReferrals, UserTickets } from './user-relations.tsx';
import { UserSessions } from './user-sessions.tsx';
import { userWords } from './users.words.ts';
import { ViewDialog } from './view-dialog.tsx';

/** One buyer: who they are, what they have and wrote, how they get in, and what operators know of them. */
export function UserScreen() {
  const say = useWords(userWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.user(':id'));
  const user = useOperatorQuery(readBuyer, { params: { id: params?.id ?? '' } });
  const [open, setOpen] = useState<'block' | 'view'>();
  const close = () => setOpen(undefined);
  const title = user.data?.username ?? say('oneUser');
  useDocumentTitle(title);
  const lives = user.data?.deleted_at === null;
  return (
    <ConsolePage
      actions={
        user.data && lives ? (
          <>
            {may('users:view') ? (
              <Button onClick={() => setOpen('view')} variant="outline">
                {say('viewAs')}
              </Button>
            ) : null}
            {may('users:block') ? (
              <Button onClick={() => setOpen('block')} variant="outline">
                {say(user.data.blocked ? 'unblock' : 'block')}
              </Button>
            ) : null}
          </>
        ) : null
      }
      back={<BackLink href={operatorPaths.users()}>{say('back')}</BackLink>}
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          <bdi>{title}</bdi>
          {user.data?.blocked ? <Badge tone="warning">{say('blocked')}</Badge> : null}
          {user.data?.deleted_at ? <Badge>{say('deleted')}</Badge> : null}
        </span>
      }
    >
      {user.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <div className="grid gap-5">
            <Profile user={user.data} />
            <UserSubscriptions
              linked={may('subscriptions:read')}
              mayExtend={lives && may('subscriptions:write')}
              user={user.data}
            />
            <UserPayments linked={may('payments:read')} user={user.data} />
            <UserTickets user={user.data} />
          </div>
          <div className="grid gap-5">
            <UserNotes mayWrite={lives && may('users:write')} userId={user.data.id} />
            <UserAccess user={user.data} />
            <UserSessions mayEnd={may('users:write')} user={user.data} />
            <UserReferrals user={user.data} />
            {lives && may('users:privacy') ? <UserPrivacy user={user.data} /> : null}
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={user} />
      )}
      {user.data && open === 'block' ? <BlockDialog onClose={close} user={user.data} /> : null}
      {user.data && open === 'view' ? <ViewDialog onClose={close} user={user.data} /> : null}
    </ConsolePage>
  );
}

const noticeWords = {
  subscription_ends: 'noticeEnds',
  payment_received: 'noticePayment',
  access_changed: 'noticeAccess',
  ticket_answered: 'noticeTicket',
} as const;

function Profile({ user }: { user: OperatorBuyer }) {
  const say = useWords(userWords);
  const facts = [
    { key: 'email', label: say('email'), value: user.email },
    {
      key: 'confirmed',
      label: say('emailConfirmed'),
      value: user.confirmed_at ? moment(user.confirmed_at) : say('no'),
    },
    {
      key: 'telegram',
      label: say('telegram'),
      value: user.telegram_name ? <bdi>{user.telegram_name}</bdi> : null,
    },
    {
      key: 'notices',
      label: say('telegramNotices'),
      value: user.telegram_notices.map((kind) => say(noticeWords[kind])).join(', ') || null,
    },
    { key: 'language', label: say('language'), value: user.language.toUpperCase() },
    { key: 'registered', label: say('registered'), value: moment(user.created_at) },
    {
      key: 'seen',
      label: say('lastSeen'),
      value: user.last_seen_at ? moment(user.last_seen_at) : null,
    },
    { key: 'id', label: say('id'), value: <code>{user.id}</code> },
  ];
  const { blocked, deletion_at: deletion } = user;
  if (deletion) facts.push({ key: 'deletion', label: say('deletion'), value: moment(deletion) });
  if (blocked) {
    facts.push(
      { key: 'blocked', label: say('blocked'), value: moment(blocked.at) },
      { key: 'reason', label: say('reasonOfBlock'), value: blocked.reason },
    );
  }
  return (
    <Panel title={say('profile')}>
      <FactList facts={facts} />
    </Panel>
  );
}

function moment(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
