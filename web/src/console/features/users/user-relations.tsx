import type { ConsoleBuyer } from '@sesame/contract/console/buyers.ts';
import { readPartner } from '@sesame/contract/console/referrals.ts';
import { Link } from 'wouter';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { userMessages } from './users.messages.ts';

type Ticket = ConsoleBuyer['tickets'][number];

const ticketStates: Readonly<
  Record<
    Ticket['state'],
    readonly ['unpaid' | 'processing' | 'active' | 'expired', keyof (typeof userMessages)['en']]
  >
> = {
  new: ['unpaid', 'ticketNew'],
  waiting_operator: ['unpaid', 'ticketWaits'],
  waiting_user: ['processing', 'ticketAnswered'],
  on_hold: ['expired', 'ticketOnHold'],
  resolved: ['active', 'ticketResolved'],
  closed: ['expired', 'ticketClosed'],
};

export function UserTickets({ user }: { user: ConsoleBuyer }) {
  const t = useMessages(userMessages);
  const linked = useMay()('tickets:read');
  const { open_tickets: open, tickets: total } = user.counts;
  return (
    <Panel
      action={
        total > 0 ? <span className="text-muted">{t('ticketCounts', { open, total })}</span> : null
      }
      title={t('tickets')}
    >
      {total === 0 ? (
        <p className="text-muted">{t('noTickets')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.tickets.map(({ id, number, title, state, updated_at: at }) => {
            const [kind, stateLabel] = ticketStates[state];
            return (
              <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={id}>
                <span className="min-w-0">
                  {linked ? (
                    <TextLink as={Link} className="wrap-anywhere" href={consolePaths.ticket(id)}>
                      <bdi>{title}</bdi>
                    </TextLink>
                  ) : (
                    <bdi className="wrap-anywhere">{title}</bdi>
                  )}
                  <span className="block text-muted">
                    {t('ticketNumber', { number })} · {formatDateTime(at)}
                  </span>
                </span>
                <Status kind={kind}>{t(stateLabel)}</Status>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Who referred a buyer, how many they referred, and what they earned. */
export function UserReferrals({ user }: { user: ConsoleBuyer }) {
  const t = useMessages(userMessages);
  const maySeeMoney = useMay()('referrals:read');
  const { invited_by: inviter, campaign, invited, counts } = user;
  return (
    <Panel
      action={
        maySeeMoney ? (
          <TextLink as={Link} href={consolePaths.partner(user.id)}>
            {t('asPartner')}
          </TextLink>
        ) : null
      }
      title={t('referrals')}
    >
      <FactList
        facts={[
          {
            key: 'inviter',
            label: t('invitedBy'),
            value: inviter ? <UserLink {...inviter} /> : null,
          },
          { key: 'campaign', label: t('campaign'), value: campaign },
          { key: 'invited', label: t('invited'), value: counts.invited },
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
          {t('latestOf', { shown: invited.length, total: counts.invited })}
        </p>
      ) : null}
    </Panel>
  );
}

function UserLink({ id, username }: { id: string; username: string }) {
  return (
    <TextLink as={Link} className="wrap-anywhere" href={consolePaths.user(id)}>
      <bdi>{username}</bdi>
    </TextLink>
  );
}

/** Renders nothing while loading or after a failure: the partner's page has the full figures. */
function Earnings({ userId }: { userId: string }) {
  const { language } = useI18n();
  const t = useMessages(userMessages);
  const { data } = useConsoleQuery(readPartner, { params: { id: userId } });
  if (!data) return null;
  return (
    <div className="mt-2.5">
      <FactList
        facts={[
          {
            key: 'earned',
            label: t('earned'),
            value: formatDollars(language, data.total_earnings),
          },
          {
            key: 'available',
            label: t('available'),
            value: formatDollars(language, data.available),
          },
          { key: 'paidOut', label: t('paidOut'), value: formatDollars(language, data.paid_out) },
        ]}
      />
    </div>
  );
}
