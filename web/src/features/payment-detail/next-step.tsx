import type { NextStepAction, PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { isWebAddress } from '../../api/client/web-address.ts';
import { formatDate, formatTime } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { ConfirmButton } from '../../shell/renewal-confirm/confirm-button.tsx';
import { UndoOffer } from '../../shell/renewal-undo/undo-offer.tsx';
import type { ButtonVariant } from '../../ui/primitives/button-classes.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { nextStepTexts } from './payment-detail.rules.ts';

/** What to do now, in a sentence, with its buttons, most useful first. */
export function NextStep({ payment }: { payment: PaymentDetail }) {
  const { t } = useI18n();
  const { next_step, expires_at, access, state, changed_to: changedTo } = payment;
  return (
    <Card as="section">
      <h2 className="type-title-2">{t('nextTitle')}</h2>
      {/* The page stays open while the payment changes, so a new step is announced. */}
      <p
        className="mt-2 max-w-[62ch] text-pretty text-[.9375rem] text-text-secondary leading-[22px]"
        role="status"
      >
        {t(nextStepTexts[next_step.kind], {
          time: `${formatDate(expires_at)}, ${formatTime(expires_at)}`,
          date: access ? formatDate(access.until) : '',
          plan: changedTo?.title ?? '',
          term: changedTo ? formatTerm(t, changedTo.duration) : '',
        })}
      </p>
      {next_step.kind === 'confirm' ? (
        <ConfirmButton className="mt-5" paymentId={payment.id} product={payment.sub_plan_title} />
      ) : null}
      {next_step.actions.length > 0 ? (
        <div className="mt-5 flex flex-wrap gap-2">
          {next_step.actions.map((action, index) => (
            <ActionButton
              action={action}
              key={action}
              payment={payment}
              variant={index === 0 && next_step.kind !== 'confirm' ? 'default' : 'outline'}
            />
          ))}
        </div>
      ) : null}
      {state === 'paid' || state === 'partially_refunded' ? (
        <Undo paymentId={payment.id} product={payment.sub_plan_title} />
      ) : null}
    </Card>
  );
}

/** For the payment of a renewal, while it can be undone. */
function Undo({ paymentId, product }: { paymentId: string; product: string }) {
  const renewals = useRouteQuery(listRenewals, {});
  const of = renewals.data?.find(({ undo }) => undo?.payment_id === paymentId);
  return (
    <UndoOffer
      className="mt-5 border-border border-t pt-3 text-[.8125rem] leading-5"
      product={product}
      undo={of?.undo ?? null}
    />
  );
}

type ActionButtonProps = {
  action: NextStepAction;
  payment: PaymentDetail;
  variant: ButtonVariant;
};

function ActionButton({ action, payment: { id, url, sub_plan_id }, variant }: ActionButtonProps) {
  const { t } = useI18n();
  if (action === 'open_page') {
    return url !== null && isWebAddress(url) ? (
      <LinkButton
        href={url}
        iconAfter={<Icon of={ArrowUpRight} size={16} />}
        rel="noopener noreferrer"
        target="_blank"
        variant={variant}
      >
        {t('openPaymentPage')}
      </LinkButton>
    ) : null;
  }
  const places = {
    order_again: { href: paths.orderAgain(sub_plan_id), label: t('orderAgain') },
    subscriptions: { href: paths.subscriptions(), label: t('openSubscriptions') },
    gifts: { href: paths.gifts(), label: t('openGifts') },
    ticket: { href: paths.newTicket({ payment: id }), label: t('writeToSupport') },
  } as const;
  const { href, label } = places[action];
  return (
    <LinkButton as={Link} href={href} variant={variant}>
      {label}
    </LinkButton>
  );
}
