import type {
  OperatorSubscription,
  SubscriptionGrant,
} from '@sesame/contract/operator-subscriptions.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { useMoment } from './use-moment.ts';

type SubscriptionGrantsProps = { subscription: OperatorSubscription; linked: boolean };

/** Every period that was granted, also those that were taken back, with what gave it. */
export function SubscriptionGrants({ subscription, linked }: SubscriptionGrantsProps) {
  const { t } = useI18n();
  const say = useWords(subscriptionWords);
  const moment = useMoment();
  return (
    <section>
      <h2 className="type-title-3">{say('grants')}</h2>
      <p className="mt-1 mb-3 text-muted">{say('grantsHint')}</p>
      <RecordTable<SubscriptionGrant>
        caption={say('grants')}
        columns={[
          {
            key: 'origin',
            header: say('origin'),
            cell: (grant) => <Origin grant={grant} linked={linked} />,
          },
          {
            key: 'period',
            header: say('period'),
            cell: ({ starts_at: from, ends_at: until }) => (
              <span className="type-tabular">
                {say('fromTo', { from: formatDate(from), until: formatDate(until) })}
              </span>
            ),
          },
          {
            key: 'duration',
            header: say('duration'),
            cell: ({ duration, taken_days: taken }) => (
              <>
                {formatTerm(t, duration)}
                {taken > 0 ? (
                  <span className="block text-[.8125rem] text-muted">
                    {say('lessDays', { count: taken })}
                  </span>
                ) : null}
              </>
            ),
          },
          {
            key: 'granted',
            header: say('granted'),
            look: 'muted',
            cell: ({ granted_at: at }) => moment(at),
          },
          {
            key: 'state',
            header: say('state'),
            cell: ({ reversed, held, moved_to: target }) => (
              <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
                {reversed ? (
                  <span className="text-muted">
                    {say(reversed.by === null ? 'takenBack' : 'takenBackBy', {
                      at: moment(reversed.at),
                      name: reversed.by ?? '',
                    })}
                  </span>
                ) : (
                  <Status kind="active">{say('counts')}</Status>
                )}
                {held ? <Badge tone="warning">{say('held')}</Badge> : null}
                {target ? (
                  <TextLink as={Link} href={operatorPaths.subscription(target)}>
                    {say('restMoved')}
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
  const say = useWords(subscriptionWords);
  const { origin, payment_id: payment, operator, moved_from: source } = grant;
  return (
    <span className="inline-flex flex-wrap gap-x-2 max-md:justify-end">
      <span>{say(origin, { name: operator ?? '' })}</span>
      {payment && linked ? (
        <TextLink as={Link} href={operatorPaths.payment(payment)}>
          {say('openPayment')}
        </TextLink>
      ) : null}
      {source ? (
        <TextLink as={Link} href={operatorPaths.subscription(source)}>
          {say('movedHere')}
        </TextLink>
      ) : null}
    </span>
  );
}
