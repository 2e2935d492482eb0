import type { ConsoleBuyer } from '@sesame/contract/console/buyers.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { AccessStateMark, PaymentState } from '../../ui/names/state.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { userMessages } from './users.messages.ts';

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

/** Current and past subscriptions of a buyer. */
export function UserSubscriptions({
  user,
  mayExtend,
  linked,
}: {
  user: ConsoleBuyer;
  mayExtend: boolean;
  linked: boolean;
}) {
  const t = useMessages(userMessages);
  const titleOf = useTitle();
  const [extended, setExtended] = useState<ConsoleBuyer['subscriptions'][number]>();
  return (
    <Panel title={t('subscriptions')}>
      {user.subscriptions.length === 0 ? (
        <p className="text-muted">{t('noSubscriptions')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.subscriptions.map((subscription) => {
            const { id, ends_at: end, state } = subscription;
            const title = titleOf(subscription);
            return (
              <li className={row} key={id}>
                <span className="min-w-0">
                  {linked ? (
                    <TextLink
                      as={Link}
                      className="wrap-anywhere block"
                      href={consolePaths.subscription(id)}
                    >
                      {title}
                    </TextLink>
                  ) : (
                    <span className="wrap-anywhere block">{title}</span>
                  )}
                  <span className="text-muted">{t('until', { at: formatDateTime(end) })}</span>
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  <AccessStateMark state={state} />
                  {mayExtend ? (
                    <Button
                      aria-label={t('extendOf', { title })}
                      onClick={() => setExtended(subscription)}
                      variant="ghost"
                    >
                      {t('extend')}
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

/** Latest payments of a buyer. */
export function UserPayments({ user, linked }: { user: ConsoleBuyer; linked: boolean }) {
  const { language } = useI18n();
  const t = useMessages(userMessages);
  const titleOf = useTitle();
  const shown = user.payments.length;
  const count = user.counts.payments;
  return (
    <Panel title={t('payments')}>
      {shown === 0 ? (
        <p className="text-muted">{t('noPayments')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.payments.map(
            ({ id, number, total, refunded, state, created_at: at, ...payment }) => (
              <li className={row} key={id}>
                <span className="min-w-0">
                  {linked ? (
                    <TextLink as={Link} className="wrap-anywhere" href={consolePaths.payment(id)}>
                      {titleOf(payment)}
                    </TextLink>
                  ) : (
                    <span className="wrap-anywhere">{titleOf(payment)}</span>
                  )}
                  <span className="block text-muted">
                    {number} · {formatDateTime(at)}
                    {refunded > 0
                      ? ` · ${t('refundedOf', { amount: formatDollars(language, refunded) })}`
                      : ''}
                  </span>
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  <PaymentState state={state} />
                  <span className="font-semibold">{formatDollars(language, total)}</span>
                </span>
              </li>
            ),
          )}
        </ul>
      )}
      {count > shown ? (
        <p className="mt-3 text-muted">{t('latestOf', { shown, total: count })}</p>
      ) : null}
    </Panel>
  );
}
