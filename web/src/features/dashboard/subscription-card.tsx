import type { ActiveSubscription } from '@sesame/contract/access.ts';
import { ArrowUpRight, Pause } from 'lucide-react';
import { Link } from 'wouter';
import { isWebAddress } from '../../api/web-address.ts';
import { formatDate } from '../../i18n/format.ts';
import { localText } from '../../i18n/local-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TermRuler } from '../../ui/term-ruler.tsx';
import { AccountButton } from './account-button.tsx';
import { daysLeft } from './dashboard.rules.ts';

type SubscriptionCardProps = {
  subscription: ActiveSubscription;
  /** When the server was last asked: a page that stays open for days counts them. */
  now: Date;
};

export function SubscriptionCard({ subscription, now }: SubscriptionCardProps) {
  const { t, language } = useI18n();
  const days = daysLeft(subscription.date_end, now);
  return (
    <Card as="article" className="flex min-w-0 flex-col">
      <div className="flex min-w-0 items-center gap-3.5">
        <Logo eager size={44} src={subscription.picture} />
        <div className="min-w-0">
          <h3 className="type-title-3">{subscription.title}</h3>
          <p className="truncate text-[.8125rem] text-muted leading-[18px]">
            {localText(language, subscription.description, subscription.description_ru)}
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
      {subscription.on_hold ? <OnHold subscription={subscription} /> : null}
      {subscription.fulfilment_pending ? <Preparing /> : null}
      <ConnectButtons subscription={subscription} />
    </Card>
  );
}

/** Paid, but something is still to be delivered: said in plain words, in place of the missing button. */
function Preparing() {
  const { t } = useI18n();
  return (
    <div className="mb-2 flex items-start gap-3 rounded-md bg-fill px-3.5 py-2.5 text-[.8125rem] leading-5 last:mb-0">
      <Spinner className="mt-0.5 text-accent-text" size={16} />
      <p>
        <strong className="block font-medium">{t('fulfilmentTitle')}</strong>
        <span className="text-muted">{t('fulfilmentHint')}</span>
      </p>
    </div>
  );
}

/** Bought, and in dispute: why there is nothing to open, and where to say that it is a mistake. */
function OnHold({ subscription: { id, title } }: { subscription: ActiveSubscription }) {
  const { t } = useI18n();
  return (
    <>
      <div className="mb-2 flex items-start gap-3 rounded-md bg-fill px-3.5 py-2.5 text-[.8125rem] leading-5">
        <Icon className="mt-0.5 text-warning-text" of={Pause} size={16} />
        <p>
          <strong className="block font-medium">{t('accessOnHoldTitle')}</strong>
          <span className="text-muted">{t('accessOnHoldHint')}</span>
        </p>
      </div>
      <LinkButton
        aria-label={`${t('writeToSupport')}: ${title}`}
        as={Link}
        className="-mb-2 w-full"
        href={paths.newTicket({ subscription: id })}
        size="sm"
        variant="ghost"
      >
        {t('writeToSupport')}
      </LinkButton>
    </>
  );
}

function ConnectButtons({
  subscription: { id, title, links, accounts },
}: {
  subscription: ActiveSubscription;
}) {
  const { t } = useI18n();
  const usable = links.filter(({ href }) => isWebAddress(href));
  if (usable.length + accounts.length === 0) return null;
  const complaint = t(usable.length > 0 ? 'linkDoesNotWork' : 'accountDoesNotWork');
  return (
    <div className="flex flex-wrap gap-2">
      {usable.map(({ href }, index) => (
        <LinkButton
          aria-label={`${t('connectProduct', { number: index + 1, product: title })} (${t('opensInNewTab')})`}
          className="flex-1"
          href={href}
          iconAfter={<Icon of={ArrowUpRight} size={16} />}
          key={href}
          rel="noopener noreferrer"
          target="_blank"
          variant="full_dark"
        >
          {t('connectNumber', { number: index + 1 })}
        </LinkButton>
      ))}
      {accounts.map((account, index) => (
        <AccountButton id={account.id} key={account.id} number={index + 1} product={title} />
      ))}
      {/* Opens a ticket that knows which subscription it is about. */}
      <LinkButton
        aria-label={`${complaint}: ${title}`}
        as={Link}
        className="-mb-2 w-full"
        href={paths.newTicket({ subscription: id })}
        size="sm"
        variant="ghost"
      >
        {complaint}
      </LinkButton>
    </div>
  );
}
