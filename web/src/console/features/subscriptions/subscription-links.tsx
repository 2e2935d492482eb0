import type { ConsoleSubscription } from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { itemContentMessages } from '../../ui/names/item-contents.messages.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { OwnLinkDialog } from './own-link-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';

type SubscriptionLinksProps = {
  subscription: ConsoleSubscription;
  mayReplace: boolean;
  mayGiveLink: boolean;
  mayOpenQueue: boolean;
};

/** Services of the subscription and the items assigned to it; their content stays hidden. */
export function SubscriptionLinks({
  subscription,
  mayReplace,
  mayGiveLink,
  mayOpenQueue,
}: SubscriptionLinksProps) {
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  const tContent = useMessages(itemContentMessages);
  const { links, state, user } = subscription;
  const running = state !== 'ended';
  const [open, setOpen] = useState<{ id: string; dialog: 'replace' | 'own' }>();
  const replaced = links.find(({ delivery_id }) => delivery_id === open?.id);
  const close = () => setOpen(undefined);
  return (
    <Panel title={t('links')}>
      {links.length === 0 ? <p className="text-muted">{t('noLinks')}</p> : null}
      <ul className="m-0 grid list-none gap-4 p-0">
        {links.map(({ delivery_id: id, service, item, waiting_since: since, ...link }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" key={id}>
            <span className="flex min-w-0 items-center gap-3">
              <Logo size={32} src={service.picture} />
              <span className="min-w-0">
                <span className="wrap-anywhere block">{titleOf(service)}</span>
                <span className="block text-[.8125rem] text-muted">
                  {item
                    ? `${tContent(item.content)} · ${t(item.kind)} · ${t('deliveredAt', { at: formatDateTime(item.delivered_at) })}`
                    : t('waitsSince', { at: formatDateTime(since) })}
                </span>
              </span>
            </span>
            {item ? (
              <span className="flex flex-wrap items-center gap-2">
                {link.replaced_by_buyer > 0 ? (
                  <Badge tone="neutral">
                    {t('replacedByBuyer', { count: link.replaced_by_buyer })}
                  </Badge>
                ) : null}
                {item.retired ? <Badge tone="warning">{t('retired')}</Badge> : null}
                {mayReplace && running && isReplaceable(item) ? (
                  <Button
                    aria-label={t('replaceOf', { service: titleOf(service) })}
                    onClick={() => setOpen({ id, dialog: 'replace' })}
                    size="sm"
                    variant="secondary"
                  >
                    {t('replace')}
                  </Button>
                ) : null}
                {mayGiveLink && running ? (
                  <Button
                    aria-label={t('ownLinkOf', { service: titleOf(service) })}
                    onClick={() => setOpen({ id, dialog: 'own' })}
                    size="sm"
                    variant="secondary"
                  >
                    {t('ownLink')}
                  </Button>
                ) : null}
              </span>
            ) : mayOpenQueue && running ? (
              <TextLink
                as={Link}
                href={`${consolePaths.fulfilment()}?${new URLSearchParams({ search: user.email })}`}
              >
                {t('openQueue')}
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
      {replaced?.item && open?.dialog === 'replace' ? (
        <ReplaceDialog
          itemId={replaced.item.id}
          onClose={close}
          service={replaced.service}
          subscription={subscription}
        />
      ) : null}
      {replaced?.item && open?.dialog === 'own' ? (
        <OwnLinkDialog
          item={replaced.item}
          onClose={close}
          service={replaced.service}
          subscription={subscription}
        />
      ) : null}
    </Panel>
  );
}

/** Shared items and template URLs are replaced only when retired: otherwise the same one would be assigned again. */
function isReplaceable({
  kind,
  retired,
}: NonNullable<ConsoleSubscription['links'][number]['item']>): boolean {
  return retired || kind === 'unique' || kind === 'webhook';
}
