import {
  type OperatorSubscription,
  readSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { SubscriptionGrants } from './subscription-grants.tsx';
import { SubscriptionLinks } from './subscription-links.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { useMoment } from './use-moment.ts';

type Act = 'extend' | 'shorten' | 'revoke' | 'move';

/** One subscription: whose, until when, why, and what it leads to. */
export function SubscriptionScreen() {
  const say = useWords(subscriptionWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.subscription(':id'));
  const query = useOperatorQuery(readSubscription, { params: { id: params?.id ?? '' } });
  const [act, setAct] = useState<Act | null>(null);
  const [moved, setMoved] = useState<{ subscription: string; days: number } | null>(null);
  const subscription = query.data;
  const title = subscription?.product.title ?? say('one');
  useDocumentTitle(title);
  const close = () => setAct(null);
  return (
    <ConsolePage
      actions={subscription ? <Acts onAct={setAct} running={subscription.running} /> : null}
      back={<BackLink href={operatorPaths.subscriptions()}>{say('back')}</BackLink>}
      title={title}
    >
      {moved && moved.subscription !== params?.id ? (
        <Note className="mb-4" role="status" tone="success">
          {say('movedDays', { count: moved.days })}.{' '}
          <TextLink as={Link} href={operatorPaths.subscription(moved.subscription)}>
            {say('openTarget')}
          </TextLink>
        </Note>
      ) : null}
      {subscription ? (
        <div className="grid items-start gap-5">
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <Facts linked={may('users:read')} subscription={subscription} />
            <SubscriptionLinks
              mayOpenQueue={may('stock:read')}
              mayReissue={may('subscriptions:reissue')}
              subscription={subscription}
            />
          </div>
          <SubscriptionGrants linked={may('payments:read')} subscription={subscription} />
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={query} />
      )}
      {subscription && (act === 'extend' || act === 'shorten') ? (
        <DaysDialog onClose={close} subscription={subscription} way={act} />
      ) : null}
      {subscription && act === 'revoke' ? (
        <RevokeDialog onClose={close} subscription={subscription} />
      ) : null}
      {subscription && act === 'move' ? (
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

function Acts({ running, onAct }: { running: boolean; onAct: (act: Act) => void }) {
  const say = useWords(subscriptionWords);
  const may = useMay();
  return (
    <>
      {may('subscriptions:write') ? (
        <Button onClick={() => onAct('extend')}>{say('extend')}</Button>
      ) : null}
      {running && may('subscriptions:write') ? (
        <Button onClick={() => onAct('shorten')} variant="outline">
          {say('shorten')}
        </Button>
      ) : null}
      {running && may('subscriptions:give') ? (
        <>
          <Button onClick={() => onAct('move')} variant="outline">
            {say('move')}
          </Button>
          <Button onClick={() => onAct('revoke')} variant="outline">
            {say('revoke')}
          </Button>
        </>
      ) : null}
    </>
  );
}

function Facts({ subscription, linked }: { subscription: OperatorSubscription; linked: boolean }) {
  const say = useWords(subscriptionWords);
  const moment = useMoment();
  const { user, product, running, on_hold: onHold } = subscription;
  return (
    <Panel title={say('facts')}>
      <FactList
        facts={[
          {
            key: 'state',
            label: say('state'),
            value: (
              <Status kind={onHold ? 'unpaid' : running ? 'active' : 'expired'}>
                {say(onHold ? 'onHold' : running ? 'running' : 'over')}
              </Status>
            ),
          },
          {
            key: 'buyer',
            label: say('buyer'),
            value: (
              <>
                {linked ? (
                  <TextLink as={Link} href={operatorPaths.user(user.id)}>
                    <bdi>{user.username}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{user.username}</bdi>
                )}{' '}
                <span className="text-muted">{user.email}</span>
              </>
            ),
          },
          { key: 'product', label: say('product'), value: product.title },
          { key: 'since', label: say('since'), value: moment(subscription.created_at) },
          { key: 'ends', label: say('ends'), value: moment(subscription.ends_at) },
          { key: 'id', label: say('id'), value: <code>{subscription.id}</code> },
        ]}
      />
    </Panel>
  );
}
