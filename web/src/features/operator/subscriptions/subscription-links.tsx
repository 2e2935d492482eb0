import type { OperatorSubscription } from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { useMoment } from './use-moment.ts';

type SubscriptionLinksProps = {
  subscription: OperatorSubscription;
  mayReissue: boolean;
  mayOpenQueue: boolean;
};

/** Which services it leads to, and from what of their stock; what the links are stays sealed. */
export function SubscriptionLinks({
  subscription,
  mayReissue,
  mayOpenQueue,
}: SubscriptionLinksProps) {
  const say = useWords(subscriptionWords);
  const moment = useMoment();
  const { links, running, user } = subscription;
  const [replacing, setReplacing] = useState<string>();
  const replaced = links.find(({ delivery_id }) => delivery_id === replacing);
  return (
    <Panel title={say('links')}>
      {links.length === 0 ? <p className="text-muted">{say('noLinks')}</p> : null}
      <ul className="m-0 grid list-none gap-4 p-0">
        {links.map(({ delivery_id: id, origin, item, waiting_since: since }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" key={id}>
            <span className="flex min-w-0 items-center gap-3">
              <Logo size={32} src={origin.picture} />
              <span className="min-w-0">
                <span className="wrap-anywhere block">{origin.title}</span>
                <span className="block text-[.8125rem] text-muted">
                  {item
                    ? `${say(item.kind)} · ${say('deliveredAt', { at: moment(item.delivered_at) })}`
                    : say('waitsSince', { at: moment(since) })}
                </span>
              </span>
            </span>
            {item ? (
              <span className="flex flex-wrap items-center gap-2">
                {item.retired ? <Badge tone="warning">{say('retired')}</Badge> : null}
                {mayReissue && running && isReplaceable(item) ? (
                  <Button
                    aria-label={say('reissueOf', { service: origin.title })}
                    onClick={() => setReplacing(id)}
                    size="sm"
                    variant="secondary"
                  >
                    {say('reissue')}
                  </Button>
                ) : null}
              </span>
            ) : mayOpenQueue && running ? (
              <TextLink
                as={Link}
                href={`${operatorPaths.fulfilment()}?${new URLSearchParams({ search: user.email })}`}
              >
                {say('openQueue')}
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
      {replaced?.item ? (
        <ReissueDialog
          itemId={replaced.item.id}
          onClose={() => setReplacing(undefined)}
          origin={replaced.origin}
          subscription={subscription}
        />
      ) : null}
    </Panel>
  );
}

/** What everybody has alike is replaced only when it is given out no more: there would be nothing else to give. */
function isReplaceable({
  kind,
  retired,
}: NonNullable<OperatorSubscription['links'][number]['item']>): boolean {
  return retired || kind === 'unique' || kind === 'webhook';
}
