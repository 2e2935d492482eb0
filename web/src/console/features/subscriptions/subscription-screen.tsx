import {
  type ConsoleSubscription,
  readSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { AccessStateMark } from '../../ui/names/state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RenewalPanel } from './renewal/renewal-panel.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { SubscriptionGrants } from './subscription-grants.tsx';
import { SubscriptionLinks } from './subscription-links.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';

type SubscriptionAction = 'extend' | 'shorten' | 'revoke' | 'restore' | 'move';

/** One subscription: buyer, end date, granted periods and links. */
export function SubscriptionScreen() {
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.subscription(':id'));
  const query = useConsoleQuery(readSubscription, { params: { id: params?.id ?? '' } });
  const [action, setAction] = useState<SubscriptionAction | null>(null);
  const [moved, setMoved] = useState<{ subscription: string; days: number } | null>(null);
  const subscription = query.data;
  const title = subscription ? titleOf(subscription.product) : t('one');
  useDocumentTitle(title);
  const close = () => setAction(null);
  return (
    <ConsolePage
      actions={
        subscription ? (
          <Actions
            onAction={setAction}
            restorable={subscription.restorable}
            running={subscription.state !== 'ended'}
          />
        ) : null
      }
      back={<BackLink href={consolePaths.subscriptions()}>{t('subscriptions')}</BackLink>}
      title={title}
    >
      {moved && moved.subscription !== params?.id ? (
        <Note className="mb-4" role="status" tone="success">
          {t('movedDays', { count: moved.days })}.{' '}
          <TextLink as={Link} href={consolePaths.subscription(moved.subscription)}>
            {t('openTarget')}
          </TextLink>
        </Note>
      ) : null}
      {subscription ? (
        <div className="grid items-start gap-5">
          <RecordAlerts record={`subscription:${subscription.id}`} />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <Facts
              linked={may('users:read')}
              mayOpen={may('payments:read')}
              subscription={subscription}
            />
            <SubscriptionLinks
              mayOpenQueue={may('inventory:read')}
              mayGiveLink={may('inventory:write')}
              mayReplace={may('subscriptions:replace')}
              subscription={subscription}
            />
          </div>
          <RenewalPanel subscriptionId={subscription.id} />
          <SubscriptionGrants linked={may('payments:read')} subscription={subscription} />
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={query} />
      )}
      {subscription && (action === 'extend' || action === 'shorten') ? (
        <DaysDialog onClose={close} subscription={subscription} kind={action} />
      ) : null}
      {subscription && action === 'revoke' ? (
        <RevokeDialog onClose={close} subscription={subscription} />
      ) : null}
      {subscription && action === 'restore' ? (
        <RestoreDialog onClose={close} subscription={subscription} />
      ) : null}
      {subscription && action === 'move' ? (
        <MoveDialog
          onClose={close}
          onMoved={(where) => {
            setMoved(where);
            close();
          }}
          subscription={subscription}
        />
      ) : null}
    </ConsolePage>
  );
}

function Actions({
  running,
  restorable,
  onAction,
}: {
  running: boolean;
  restorable: boolean;
  onAction: (action: SubscriptionAction) => void;
}) {
  const t = useMessages(subscriptionMessages);
  const may = useMay();
  return (
    <>
      {may('subscriptions:extend') ? (
        <Button onClick={() => onAction('extend')}>{t('extend')}</Button>
      ) : null}
      {running && may('subscriptions:write') ? (
        <Button onClick={() => onAction('shorten')} variant="outline">
          {t('shorten')}
        </Button>
      ) : null}
      {running && may('subscriptions:grant') ? (
        <>
          <Button onClick={() => onAction('move')} variant="outline">
            {t('move')}
          </Button>
          <Button onClick={() => onAction('revoke')} variant="outline">
            {t('revoke')}
          </Button>
        </>
      ) : null}
      {restorable && may('subscriptions:grant') ? (
        <Button onClick={() => onAction('restore')} variant="outline">
          {t('restore')}
        </Button>
      ) : null}
    </>
  );
}

type FactsProps = {
  subscription: ConsoleSubscription;
  /** Whether the operator may open the buyer, and payments. */
  linked: boolean;
  mayOpen: boolean;
};

function Facts({ subscription, linked, mayOpen }: FactsProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  const { user, product, state, grace_until: grace } = subscription;
  return (
    <Panel title={t('access')}>
      <FactList
        facts={[
          {
            key: 'state',
            label: t('state'),
            value: grace ? (
              <Status kind="active">{t('inGrace', { at: formatDateTime(grace) })}</Status>
            ) : (
              <AccessStateMark state={state} />
            ),
          },
          {
            key: 'buyer',
            label: t('buyer'),
            value: (
              <>
                {linked ? (
                  <TextLink as={Link} href={consolePaths.user(user.id)}>
                    <bdi>{user.username}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{user.username}</bdi>
                )}{' '}
                <span className="text-muted">{user.email}</span>
              </>
            ),
          },
          { key: 'product', label: t('product'), value: titleOf(product) },
          { key: 'since', label: t('since'), value: formatDateTime(subscription.created_at) },
          { key: 'ends', label: t('ends'), value: formatDateTime(subscription.ends_at) },
          ...changeFacts(subscription, { t, titleOf, tShop, mayOpen }),
          { key: 'id', label: t('id'), value: <code>{subscription.id}</code> },
        ]}
      />
    </Panel>
  );
}

type ChangeFactsContext = {
  t: ReturnType<typeof useMessages<keyof (typeof subscriptionMessages)['en']>>;
  tShop: ReturnType<typeof useI18n>['t'];
  titleOf: ReturnType<typeof useTitle>;
  mayOpen: boolean;
};

/** The plan that replaced it, and what stays usable until that one is delivered. */
function changeFacts(
  { changed_to: plan, kept }: ConsoleSubscription,
  { t, tShop, titleOf, mayOpen }: ChangeFactsContext,
) {
  const name = plan && `${titleOf(plan)}, ${formatTerm(tShop, plan.duration)}`;
  return [
    ...(plan
      ? [
          {
            key: 'changed',
            label: t('changedTo'),
            value: mayOpen ? (
              <TextLink as={Link} href={consolePaths.payment(plan.payment_id)}>
                {name}
              </TextLink>
            ) : (
              name
            ),
          },
        ]
      : []),
    ...(kept
      ? [
          {
            key: 'kept',
            label: t('kept'),
            value: (
              <TextLink as={Link} href={consolePaths.subscription(kept.subscription_id)}>
                {t('keptUntil', { at: formatDateTime(kept.until) })}
              </TextLink>
            ),
          },
        ]
      : []),
  ];
}
