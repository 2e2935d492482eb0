import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { isWebAddress } from '../../../api/client/web-address.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { TermRuler } from '../../../ui/data/term-ruler.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { daysLeft } from '../dashboard.rules.ts';
import type { DeliveredAccess } from './own-subscriptions.rules.ts';
import { RenewalLine } from './renewal/renewal-line.tsx';

// Rare, or not needed to read the card: one chunk for all.
const parts = () => import('./card-parts.ts');
const { Component: ChangeButton } = lazyScreen(async () => (await parts()).ChangeButton);
const { Component: ItemButtons } = lazyScreen(async () => (await parts()).ItemButtons);
const { Component: ProblemButton } = lazyScreen(async () => (await parts()).ProblemButton);
const { Component: AppLink } = lazyScreen(async () => (await parts()).AppLink);
const { Component: SubscriptionState } = lazyScreen(async () => (await parts()).SubscriptionState);
const { Component: LinkActions } = lazyScreen(async () => (await parts()).LinkActions);
const { Component: RenewButton } = lazyScreen(async () => (await parts()).RenewButton);
/** Before that a subscription that runs well is not offered again. */
const RENEW_DAYS = 7;

type SubscriptionCardProps = {
  subscription: ActiveSubscription;
  /** Time of the last answer, so that a page open for days counts correctly. */
  now: Date;
};

export function SubscriptionCard({ subscription, now }: SubscriptionCardProps) {
  const { t } = useI18n();
  const days = daysLeft(subscription.date_end, now);
  const description = subscription.description;
  return (
    <Card as="article" className="flex min-w-0 flex-col">
      <div className="flex min-w-0 items-center gap-3.5">
        <Logo eager size={44} src={subscription.picture} />
        <div className="min-w-0">
          <h3 className="type-title-3">{subscription.title}</h3>
          <p className="truncate text-[.8125rem] text-muted leading-[18px]" title={description}>
            {description}
          </p>
        </div>
      </div>
      <div className="mt-[22px] mb-5">
        <TermRuler
          daysLeft={days}
          remaining={t('daysLeft', { count: days })}
          until={t('activeTill', { date: formatDate(subscription.date_end) })}
        />
      </div>
      <RenewalLine subscription={subscription} />
      {subscription.on_hold || subscription.fulfilment_pending ? (
        <Suspense fallback={<div className="mb-2 h-15" />}>
          <SubscriptionState subscription={subscription} />
        </Suspense>
      ) : null}
      {days <= RENEW_DAYS ? (
        <Suspense fallback={<div className="mb-2 h-(--control)" />}>
          <RenewButton subscription={subscription} />
        </Suspense>
      ) : null}
      <ConnectButtons access={subscription}>
        <ProblemButton subscription={subscription} />
        <ChangeButton subscription={subscription} />
      </ConnectButtons>
    </Card>
  );
}

type ConnectButtonsProps = {
  access: DeliveredAccess;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** A button for everything that was delivered. */
export function ConnectButtons({ access, children }: ConnectButtonsProps) {
  const { t } = useI18n();
  const { title, links, items } = access;
  if (items.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ href }, index) => (
        <div className="flex w-full items-center gap-1" key={href}>
          {isWebAddress(href) ? (
            <LinkButton
              aria-label={`${t('connectProduct', { number: index + 1, product: title })} (${t('opensInNewTab')})`}
              className="flex-1"
              href={href}
              iconAfter={<Icon of={ArrowUpRight} size={16} />}
              rel="noopener noreferrer"
              target="_blank"
              variant="full_dark"
            >
              {t('connectNumber', { number: index + 1 })}
            </LinkButton>
          ) : (
            <Suspense fallback={<span className="h-(--control) flex-1" />}>
              <AppLink href={href} number={index + 1} product={title} />
            </Suspense>
          )}
          {/* The place of its two buttons. */}
          <Suspense fallback={<span className="w-20" />}>
            <LinkActions href={href} number={index + 1} product={title} />
          </Suspense>
        </div>
      ))}
      {items.length > links.length ? (
        <Suspense fallback={<span className="h-(--control) w-full" />}>
          <ItemButtons access={access} />
        </Suspense>
      ) : null}
      <Suspense fallback={<span className="-mb-2 h-(--control-sm) w-full" />}>{children}</Suspense>
    </div>
  );
}
