import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import {
  answerDoublePayment,
  type DoublePayment,
  type DoublePaymentAnswer,
} from '@sesame/contract/shop/double-payments.ts';
import { getPayment, type PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { Link } from 'wouter';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate, formatDollars } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

type Doubled = PaymentDetail & { double_payment: DoublePayment };

export function isDoubled(payment: PaymentDetail): payment is Doubled {
  return payment.double_payment !== null;
}

/** One of two payments for the same product: the question whether to keep both, or what was decided. */
export function DoublePaymentPart({ payment }: { payment: Doubled }) {
  const { answers } = payment.double_payment;
  return answers.length > 0 ? <Question payment={payment} /> : <Outcome payment={payment} />;
}

const touches = [
  getPayment,
  listPayments,
  listActiveSubscriptions,
  // A refund may go to the balance.
  getReferralData,
];

function Question({ payment }: { payment: Doubled }) {
  const { t } = useI18n();
  const {
    id,
    answers,
    amount,
    other,
    until,
    until_refunded: untilRefunded,
  } = payment.double_payment;
  const answer = useRouteMutation(answerDoublePayment, { touches, evenIfRefused: true });
  const give = (choice: DoublePaymentAnswer) =>
    answer.mutate({ params: { id }, body: { answer: choice, expected_amount: amount } });
  const chosen = answer.isPending ? answer.variables.body.answer : null;
  const sum = formatDollars(amount);
  const byBalance = answers.includes('balance');
  const back: DoublePaymentAnswer = byBalance ? 'balance' : 'refund';
  return (
    <Card aria-labelledby={`double-${id}`} as="section">
      <h2 className="type-title-2 wrap-anywhere" id={`double-${id}`}>
        {t('doubleTitle', { product: payment.sub_plan_title })}
      </h2>
      <p className="mt-2 max-w-[62ch] text-pretty text-[.9375rem] text-text-secondary leading-[22px]">
        {t('doubleLead', { number: payment.number, other: other.number })}
      </p>
      <ul className="mt-3 grid max-w-[62ch] list-disc gap-1.5 pl-5 text-pretty text-[.9375rem] leading-[22px]">
        <li>{t('doubleKeepHint', { date: until ? formatDate(until) : '' })}</li>
        <li>
          {t(byBalance ? 'doubleBalanceHint' : 'doubleRefundHint', { amount: sum })}{' '}
          {untilRefunded
            ? t('doubleThenUntil', { date: formatDate(untilRefunded) })
            : t('doubleThenEnds')}
        </li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          disabled={answer.isPending}
          loading={chosen === 'keep'}
          onClick={() => give('keep')}
          variant="outline"
        >
          {t('doubleKeep')}
        </Button>
        <Button
          disabled={answer.isPending}
          loading={chosen === back}
          onClick={() => give(back)}
          variant="outline"
        >
          {t(byBalance ? 'doubleBalance' : 'doubleRefund', { amount: sum })}
        </Button>
        {byBalance ? (
          <LinkButton as={Link} href={paths.newTicket({ payment: id })} variant="ghost">
            {t('contactSupport')}
          </LinkButton>
        ) : null}
      </div>
      {answer.isError ? (
        <p className="mt-3 text-danger-text" role="alert">
          {errorText(t, answer.error)}
        </p>
      ) : null}
    </Card>
  );
}

function Outcome({ payment }: { payment: Doubled }) {
  const { t } = useI18n();
  const { state, amount, until, other } = payment.double_payment;
  const texts = {
    // The shop is about to refund it, or one of the payments is disputed.
    open: t('doubleOpen'),
    kept: t('doubleKept', { date: until ? formatDate(until) : '' }),
    dismissed: t('doubleKept', { date: until ? formatDate(until) : '' }),
    refunding: t('doubleRefunding', { amount: formatDollars(amount) }),
    refunded: t('doubleRefunded'),
  };
  return (
    <Note role="status" tone={state === 'refunded' ? 'success' : 'info'}>
      {texts[state]}{' '}
      <TextLink as={Link} href={paths.paymentDetail(other.id)}>
        {t('doubleOther', { number: other.number })}
      </TextLink>
    </Note>
  );
}
