import { type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ErrorState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { UserPayments, UserSubscriptions } from './user-purchases.tsx';
import { UserSessions } from './user-sessions.tsx';
import { userWords } from './users.words.ts';

/** One buyer: who they are, where they are signed in, what they have. */
export function UserScreen() {
  const { t } = useI18n();
  const say = useWords(userWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.user(':id'));
  const user = useOperatorQuery(readBuyer, { params: { id: params?.id ?? '' } });
  const [deciding, setDeciding] = useState(false);
  const title = user.data?.username ?? say('oneUser');
  useDocumentTitle(title);
  const canBlock = user.data?.deleted_at === null && may('users:block');
  return (
    <ConsolePage
      actions={
        user.data && canBlock ? (
          <Button onClick={() => setDeciding(true)} variant="outline">
            {say(user.data.blocked ? 'unblock' : 'block')}
          </Button>
        ) : null
      }
      back={
        <TextLink
          as={Link}
          className="inline-flex items-center gap-1.5"
          href={operatorPaths.users()}
        >
          <Icon of={ArrowLeft} size={16} />
          {say('back')}
        </TextLink>
      }
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
          <Profile user={user.data} />
          <UserSessions mayEnd={may('users:write')} user={user.data} />
          <UserSubscriptions
            mayExtend={user.data.deleted_at === null && may('subscriptions:write')}
            user={user.data}
          />
          <UserPayments linked={may('payments:read')} user={user.data} />
        </div>
      ) : user.isError ? (
        <ErrorState
          actions={<Button onClick={() => void user.refetch()}>{say('again')}</Button>}
          text={errorText(t, user.error)}
          title={say('failed')}
        />
      ) : (
        <RecordTableSkeleton label={say('loading')} />
      )}
      {user.data && deciding ? (
        <BlockDialog onClose={() => setDeciding(false)} user={user.data} />
      ) : null}
    </ConsolePage>
  );
}

function Profile({ user }: { user: OperatorBuyer }) {
  const say = useWords(userWords);
  const { open_tickets: open, tickets: total } = user.counts;
  const facts = [
    { key: 'email', label: say('email'), value: user.email },
    {
      key: 'confirmed',
      label: say('confirmed'),
      value: user.confirmed_at ? moment(user.confirmed_at) : say('unconfirmed'),
    },
    {
      key: 'telegram',
      label: say('telegram'),
      value: user.telegram_name ? <bdi>{user.telegram_name}</bdi> : null,
    },
    { key: 'language', label: say('language'), value: user.language.toUpperCase() },
    { key: 'registered', label: say('registered'), value: moment(user.created_at) },
    {
      key: 'tickets',
      label: say('tickets'),
      value: total === 0 ? null : say('ticketCounts', { open, total }),
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
