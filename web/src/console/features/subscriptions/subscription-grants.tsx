import type {
  ConsoleSubscription,
  SubscriptionGrant,
} from '@sesame/contract/console/subscriptions.ts';
import { Link } from 'wouter';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';

type SubscriptionGrantsProps = { subscription: ConsoleSubscription; linked: boolean };

/** All granted periods, also revoked ones, with their source. */
export function SubscriptionGrants({ subscription, linked }: SubscriptionGrantsProps) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(subscriptionMessages);
  return (
    <section>
      <h2 className="type-title-3">{t('grants')}</h2>
      <p className="mt-1 mb-3 text-muted">{t('grantsHint')}</p>
      <RecordTable<SubscriptionGrant>
        caption={t('grants')}
        columns={[
          {
            key: 'origin',
            phone: 'title',
            header: t('origin'),
            wrap: true,
            cell: (grant) => <Origin grant={grant} linked={linked} />,
          },
          {
            key: 'period',
            phone: 'under',
            header: t('period'),
            cell: ({ starts_at: from, ends_at: until }) => (
              <span className="type-tabular">
                {t('fromTo', { from: formatDate(from), until: formatDate(until) })}
              </span>
            ),
          },
          {
            key: 'duration',
            phone: 'end',
            header: t('duration'),
            cell: ({ duration, removed_days: taken }) => (
              <>
                {formatTerm(tShop, duration)}
                {taken > 0 ? (
                  <span className="block text-[.8125rem] text-muted">
                    {t('lessDays', { count: taken })}
                  </span>
                ) : null}
              </>
            ),
          },
          {
            key: 'granted',
            header: t('granted'),
            variant: 'muted',
            cell: ({ granted_at: at }) => formatDateTime(at),
          },
          {
            key: 'state',
            phone: 'underEnd',
            header: t('state'),
            wrap: true,
            cell: ({ reversed, held, changed, moved_to: target }) => (
              <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
                {reversed && changed ? (
                  <span className="text-muted">
                    {t('changedAt', {
                      at: formatDateTime(reversed.at),
                      credit: formatDollars(language, changed.credit),
                      paid: formatDollars(language, changed.paid),
                      days: changed.unused_days,
                      total: changed.total_days,
                    })}{' '}
                    {linked ? (
                      <TextLink as={Link} href={consolePaths.payment(changed.payment_id)}>
                        {t('openPayment')}
                      </TextLink>
                    ) : null}
                  </span>
                ) : reversed ? (
                  <span className="text-muted">
                    {t(reversed.by === null ? 'revoked' : 'revokedBy', {
                      at: formatDateTime(reversed.at),
                      name: reversed.by ?? '',
                    })}
                  </span>
                ) : (
                  <Status kind="active">{t('active')}</Status>
                )}
                {held ? <Badge tone="warning">{t('held')}</Badge> : null}
                {target ? (
                  <TextLink as={Link} href={consolePaths.subscription(target)}>
                    {t('remainderMoved')}
                  </TextLink>
                ) : null}
              </span>
            ),
          },
        ]}
        rowKey={({ id }) => id}
        rows={subscription.grants}
      />
    </section>
  );
}

function Origin({ grant, linked }: { grant: SubscriptionGrant; linked: boolean }) {
  const t = useMessages(subscriptionMessages);
  const { source, payment_id: payment, operator, moved_from: movedFrom } = grant;
  return (
    <span className="inline-flex flex-wrap gap-x-2 max-md:justify-end">
      <span>{t(source, { name: operator ?? '' })}</span>
      {payment && linked ? (
        <TextLink as={Link} href={consolePaths.payment(payment)}>
          {t('openPayment')}
        </TextLink>
      ) : null}
      {movedFrom ? (
        <TextLink as={Link} href={consolePaths.subscription(movedFrom)}>
          {t('movedFrom')}
        </TextLink>
      ) : null}
    </span>
  );
}
