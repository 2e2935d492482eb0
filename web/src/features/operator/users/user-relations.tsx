import { centsFromDollars } from '@sesame/contract/money.ts';
import type { OperatorBuyer } from '@sesame/contract/operator-buyers.ts';
import { readPartner } from '@sesame/contract/operator-referrals.ts';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { userWords } from './users.words.ts';

type Ticket = OperatorBuyer['tickets'][number];

const ticketStates: Readonly<
  Record<
    Ticket['state'],
    readonly ['unpaid' | 'processing' | 'active' | 'expired', keyof (typeof userWords)['en']]
  >
> = {
  new: ['unpaid', 'ticketNew'],
  waiting_operator: ['unpaid', 'ticketWaits'],
  waiting_user: ['processing', 'ticketAnswered'],
  on_hold: ['expired', 'ticketOnHold'],
  resolved: ['active', 'ticketResolved'],
  closed: ['expired', 'ticketClosed'],
};

/** What a user wrote about. */
export function UserTickets({ user }: { user: OperatorBuyer }) {
  const say = useWords(userWords);
  const linked = useMay()('tickets:read');
  const { open_tickets: open, tickets: total } = user.counts;
  return (
    <Panel
      action={
        total > 0 ? (
          <span className="text-muted">{say('ticketCounts', { open, total })}</span>
        ) : null
      }
      title={say('tickets')}
    >
      {total === 0 ? (
        <p className="text-muted">{say('noTickets')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.tickets.map(({ id, number, title, state, updated_at: at }) => {
            const [kind, word] = ticketStates[state];
            return (
              <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={id}>
                <span className="min-w-0">
                  {linked ? (
                    <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.ticket(id)}>
                      <bdi>{title}</bdi>
                    </TextLink>
                  ) : (
                    <bdi className="wrap-anywhere">{title}</bdi>
                  )}
                  <span className="block text-muted">
                    {say('ticketNumber', { number })} · {formatDate(at)} {formatTime(at)}
                  </span>
                </span>
                <Status kind={kind}>{say(word)}</Status>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Who brought a user, whom they brought, and what they earned by it. */
export function UserReferrals({ user }: { user: OperatorBuyer }) {
  const say = useWords(userWords);
  const maySeeMoney = useMay()('referrals:read');
  const { invited_by: inviter, campaign, invited, counts } = user;
  return (
    <Panel
      action={
        maySeeMoney ? (
          <TextLink as={Link} href={operatorPaths.partner(user.id)}>
            {say('asPartner')}
          </TextLink>
        ) : null
      }
      title={say('referrals')}
    >
      <FactList
        facts={[
          {
            key: 'inviter',
            label: say('invitedBy'),
            value: inviter ? <UserLink {...inviter} /> : null,
          },
          { key: 'campaign', label: say('campaign'), value: campaign },
          { key: 'invited', label: say('invited'), value: counts.invited },
        ]}
      />
      {maySeeMoney ? <Earnings userId={user.id} /> : null}
      {invited.length > 0 ? (
        <ul className="m-0 mt-4 grid list-none gap-2 p-0">
          {invited.map(({ id, username, created_at: at }) => (
            <li className="flex flex-wrap justify-between gap-x-4" key={id}>
              <UserLink id={id} username={username} />
              <span className="text-muted">{formatDate(at)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {counts.invited > invited.length ? (
        <p className="mt-3 text-muted">
          {say('latestOf', { shown: invited.length, total: counts.invited })}
        </p>
      ) : null}
    </Panel>
  );
}

function UserLink({ id, username }: { id: string; username: string }) {
  return (
    <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.user(id)}>
      <bdi>{username}</bdi>
    </TextLink>
  );
}

/** Nothing while it loads, and nothing when it fails: their page as a partner has it in full. */
function Earnings({ userId }: { userId: string }) {
  const say = useWords(userWords);
  const { data } = useOperatorQuery(readPartner, { params: { id: userId } });
  if (!data) return null;
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars));
  return (
    <div className="mt-2.5">
      <FactList
        facts={[
          { key: 'earned', label: say('earned'), value: money(data.total_earnings) },
          { key: 'available', label: say('available'), value: money(data.available) },
          { key: 'paidOut', label: say('paidOut'), value: money(data.paid_out) },
        ]}
      />
    </div>
  );
}
