import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import { CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../../../i18n/format.ts';
import { type Translate, useI18n } from '../../../../i18n/use-i18n.ts';
import { paths } from '../../../../paths.ts';
import { ConfirmButton } from '../../../../shell/renewal-confirm/confirm-button.tsx';
import { Icon } from '../../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { useChargedFrom } from './use-charged-from.ts';

type RenewalProblemProps = { renewal: Renewal; subscription: ActiveSubscription };

/** That a renewal is not paid yet, or has ended unpaid: what happens next and what the buyer can do. */
export function RenewalProblem({ renewal, subscription }: RenewalProblemProps) {
  const { t } = useI18n();
  const chargedFrom = useChargedFrom();
  const method = renewal.method === null ? '' : chargedFrom(renewal.method);
  const words = textsOf(t, renewal, method);
  if (words === undefined) return null;
  const { icon, tone, title, hint } = words;
  const { access_until: until, confirm } = renewal;
  const pay = t(confirm === null ? 'renewalPayNow' : 'renewalPayOtherWay');
  return (
    <div className="mb-2" role="status">
      <div className="flex items-start gap-3 rounded-md bg-fill px-3.5 py-2.5">
        <Icon className={`mt-0.5 ${tone}`} of={icon} size={16} />
        <p className="min-w-0">
          <strong className="block font-medium">{title}</strong>
          <span className="text-muted">
            {hint} {until ? t('renewalGrace', { date: formatDate(until) }) : null}
          </span>
        </p>
      </div>
      {confirm === null ? null : (
        <ConfirmButton
          className="mt-2 w-full"
          paymentId={confirm.payment_id}
          product={subscription.title}
        />
      )}
      {isToBePaid(renewal) ? (
        <LinkButton
          aria-label={`${pay}: ${subscription.title}`}
          as={Link}
          className="mt-2 w-full"
          href={paths.orderAgain(subscription.sub_plan_id)}
          variant="light"
        >
          {pay}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Whether its buyer is offered to pay it as an order. */
export const isToBePaid = ({ state, is_given_up: isGivenUp }: Renewal): boolean =>
  state === 'retrying' || state === 'needs_buyer' || isGivenUp;

type Words = { icon: LucideIcon; tone: string; title: string; hint: string };

function textsOf(
  t: Translate,
  { state, charge_at: at, confirm, is_given_up: isGivenUp, has_not_begun: hasNotBegun }: Renewal,
  method: string,
): Words | undefined {
  const waits = { icon: Clock, tone: 'text-accent-text' };
  const asks = { icon: CircleAlert, tone: 'text-warning-text' };
  if (state === 'checking') {
    return { ...waits, title: t('renewalChecking'), hint: t('renewalCheckingHint') };
  }
  if (state === 'retrying') {
    const date = at === null ? '' : formatDate(at);
    const hint = at === null ? '' : t('renewalRetryingHint', { date, method });
    return { ...asks, title: t('renewalRetrying'), hint };
  }
  if (state === 'needs_buyer' && confirm !== null) {
    return { ...asks, title: t('renewalConfirm'), hint: t('renewalConfirmHint') };
  }
  if (state === 'needs_buyer') {
    return { ...asks, title: t('renewalNeedsBuyer'), hint: t('renewalNeedsBuyerHint') };
  }
  if (state === 'held') return { ...waits, title: t('renewalHeld'), hint: t('renewalHeldHint') };
  if (isGivenUp) return { ...asks, title: t('renewalGivenUp'), hint: t('renewalNeedsBuyerHint') };
  if (hasNotBegun) {
    const title = t('renewalNotBegun');
    return { ...asks, title, hint: t('renewalNotBegunHint') };
  }
  return undefined;
}
