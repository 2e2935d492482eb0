import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import {
  cancelPayment,
  isPaymentPending,
  listPayments,
  type PendingPayment,
} from '@sesame/contract/shop/payments.ts';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { PendingCard } from '../../ui/data/pending-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** A pending payment: what happens, how long it takes, and the available actions. */
export function PendingPaymentCard({ payment }: { payment: PendingPayment }) {
  return payment.in_review ? (
    <ReviewCard payment={payment} />
  ) : (
    <ProcessingCard payment={payment} />
  );
}

/** The received money does not match the order; the buyer cannot do anything. */
function ReviewCard({ payment }: { payment: PendingPayment }) {
  const { t } = useI18n();
  return (
    <PendingCard
      stage={
        <Stage label={`${payment.title}, ${formatTerm(t, payment.duration)}`} payment={payment} />
      }
      text={t('reviewText')}
      title={t('reviewTitle')}
    >
      <p>
        {t('reviewNote')} <SupportLink payment={payment} />
      </p>
      <p className="mt-2">
        <DetailsLink payment={payment} />
      </p>
    </PendingCard>
  );
}

function Stage({ label, payment }: { label: string; payment: PendingPayment }) {
  return (
    <span className="flex justify-between gap-3">
      {label}
      <span className="type-tabular font-normal text-muted">
        {formatMoney(centsFromDollars(payment.total))}
      </span>
    </span>
  );
}

function ProcessingCard({ payment }: { payment: PendingPayment }) {
  const { t } = useI18n();
  const cancel = useCancelPayment();
  const term = formatTerm(t, payment.duration);
  return (
    <PendingCard
      action={
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {payment.transfer ? (
            <LinkButton as={Link} href={paths.transfer(payment.id)} size="sm" variant="secondary">
              {t('transferCardOpen')}
            </LinkButton>
          ) : payment.url ? (
            <LinkButton
              href={payment.url}
              iconAfter={<Icon of={ArrowUpRight} size={16} />}
              rel="noopener noreferrer"
              size="sm"
              target="_blank"
              variant="secondary"
            >
              {t('openPaymentAgain')}
            </LinkButton>
          ) : null}
          {payment.is_charge ? null : (
            <Button
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ body: { payment_id: payment.id } })}
              size="sm"
              variant="ghost"
            >
              {t('pendingCancel')}
            </Button>
          )}
        </div>
      }
      stage={<Stage label={t('waitingForConfirmation')} payment={payment} />}
      {...headOf(t, payment)}
    >
      <p className="font-medium text-text-secondary">
        {payment.title}, {term}
      </p>
      <p>
        {t('pendingNote')} {payment.transfer ? null : t('pendingLong')}{' '}
        <SupportLink payment={payment} />
      </p>
      <p className="mt-2">
        <DetailsLink payment={payment} />
      </p>
      {cancel.isError ? (
        <p className="mt-2 text-danger-text" role="alert">
          {errorText(t, cancel.error)}
        </p>
      ) : null}
    </PendingCard>
  );
}

/** A gateway takes minutes. A transfer waits for the buyer or for an operator. */
function headOf(t: Translate, { transfer, expires_at: end }: PendingPayment) {
  if (transfer === undefined) return { title: t('pendingTitle'), text: t('pendingUsually') };
  if (transfer === 'checking') {
    return { title: t('transferCardChecking'), text: t('transferCardCheckingText') };
  }
  return {
    title: t(transfer === 'refused' ? 'transferRejected' : 'transferCardWaiting'),
    text: t('transferCardUntil', { date: formatDate(end), time: formatTime(end) }),
  };
}

/** Link to the page of this payment. */
function DetailsLink({ payment }: { payment: PendingPayment }) {
  const { t } = useI18n();
  return (
    <TextLink as={Link} href={paths.paymentDetail(payment.id)}>
      {t('paymentDetails')}
    </TextLink>
  );
}

/** Link to the chat if there is one, else to a ticket about this payment. */
function SupportLink({ payment }: { payment: PendingPayment }) {
  const { t } = useI18n();
  if (!runtimeConfig.supportUrl) {
    return (
      <TextLink as={Link} href={paths.newTicket({ payment: payment.id })}>
        {t('contactSupport')}
      </TextLink>
    );
  }
  return (
    <TextLink href={runtimeConfig.supportUrl} rel="noopener noreferrer" target="_blank">
      {t('contactSupport')}
    </TextLink>
  );
}

/** The lists are refetched in any case: they know whether canceling worked or was too late. */
function useCancelPayment() {
  return useRouteMutation(cancelPayment, {
    touches: [isPaymentPending, listPayments, listActiveSubscriptions],
    evenIfRefused: true,
  });
}
