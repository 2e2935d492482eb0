import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { Pause } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Spinner } from '../../../ui/primitives/spinner.tsx';

/** Why a subscription has no buttons yet, or none at the moment. */
export function SubscriptionState({ subscription }: { subscription: ActiveSubscription }) {
  return (
    <>
      {subscription.on_hold ? <OnHold subscription={subscription} /> : null}
      {subscription.fulfilment_pending ? <Preparing /> : null}
    </>
  );
}

/** Paid but not delivered yet: a text instead of the button. */
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

/** In dispute: why there is no access, and where to object. */
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
