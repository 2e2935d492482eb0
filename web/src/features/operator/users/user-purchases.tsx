import { centsFromDollars } from '@sesame/contract/money.ts';
import type { OperatorBuyer } from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { userWords } from './users.words.ts';

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

/** What a buyer has access to, and had. */
export function UserSubscriptions({
  user,
  mayExtend,
  linked,
}: {
  user: OperatorBuyer;
  mayExtend: boolean;
  linked: boolean;
}) {
  const say = useWords(userWords);
  const [extended, setExtended] = useState<OperatorBuyer['subscriptions'][number]>();
  return (
    <Panel title={say('subscriptions')}>
      {user.subscriptions.length === 0 ? (
        <p className="text-muted">{say('noSubscriptions')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.subscriptions.map((subscription) => {
            const { id, title, ends_at: end, running } = subscription;
            return (
              <li className={row} key={id}>
                <span className="min-w-0">
                  {linked ? (
                    <TextLink
                      as={Link}
                      className="wrap-anywhere block"
                      href={operatorPaths.subscription(id)}
                    >
                      {title}
                    </TextLink>
                  ) : (
                    <span className="wrap-anywhere block">{title}</span>
                  )}
                  <span className="text-muted">
                    {say('until', { at: `${formatDate(end)} ${formatTime(end)}` })}
                  </span>
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  <Status kind={running ? 'active' : 'expired'}>
                    {say(running ? 'running' : 'over')}
                  </Status>
                  {mayExtend ? (
                    <Button
                      aria-label={say('extendOf', { title })}
                      onClick={() => setExtended(subscription)}
                      variant="ghost"
                    >
                      {say('extend')}
                    </Button>
                  ) : null}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {extended ? (
        <ExtendDialog onClose={() => setExtended(undefined)} subscription={extended} />
      ) : null}
    </Panel>
  );
}

/** What a buyer paid for last. */
export function UserPayments({ user, linked }: { user: OperatorBuyer; linked: boolean }) {
  const say = useWords(userWords);
  const shown = user.payments.length;
  const total = user.counts.payments;
  return (
    <Panel title={say('payments')}>
      {shown === 0 ? (
        <p className="text-muted">{say('noPayments')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.payments.map(({ id, title, total: dollars, created_at: at }) => (
            <li className={row} key={id}>
              <span className="min-w-0">
                {linked ? (
                  <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.payment(id)}>
                    {title}
                  </TextLink>
                ) : (
                  <span className="wrap-anywhere">{title}</span>
                )}
                <span className="block text-muted">
                  {formatDate(at)} {formatTime(at)}
                </span>
              </span>
              <span className="font-semibold">{formatMoney(centsFromDollars(dollars))}</span>
            </li>
          ))}
        </ul>
      )}
      {total > shown ? (
        <p className="mt-3 text-muted">{say('latestOf', { shown, total })}</p>
      ) : null}
    </Panel>
  );
}
