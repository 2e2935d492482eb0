import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { useState } from 'react';
import { useRoute, useSearch } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { PaymentState } from '../../ui/names/state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { PaymentConsequences } from './consequences/payment-consequences.tsx';
import { PaymentDisputes } from './dispute/payment-disputes.tsx';
import { PaymentFiscalReceipts } from './fiscal-receipts/payment-fiscal-receipts.tsx';
import { PaymentGift } from './gift/payment-gift.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentConfirmations } from './payment-confirmations.tsx';
import { PaymentDialog } from './payment-dialogs.tsx';
import { PaymentFacts, PaymentMoney } from './payment-facts.tsx';
import type { PaymentAction } from './payment-next-step.rules.ts';
import { PaymentNextStep } from './payment-next-step.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { paymentMessages } from './payments.messages.ts';
import { PaymentTimeline } from './timeline/payment-timeline.tsx';
import { PaymentProofs } from './transfer/payment-proofs.tsx';

/** One payment: all details and the actions on it. */
export function PaymentScreen() {
  const t = useMessages(paymentMessages);
  const [, params] = useRoute<{ id: string }>(consolePaths.payment(':id'));
  const id = params?.id ?? '';
  const payment = useConsoleQuery(getConsolePayment, { params: { id } });
  const number = payment.data?.number ?? '';
  const title = t('payment', { number });
  useDocumentTitle(title);
  // The delivery queue links here to refund the payment, and the bot to accept held money.
  const requestedAction = new URLSearchParams(useSearch()).get('action');
  const [action, setAction] = useState<PaymentAction | undefined>(
    requestedAction === 'refund' || requestedAction === 'accept' ? requestedAction : undefined,
  );
  return (
    <ConsolePage
      actions={payment.data ? <PaymentActions onAction={setAction} payment={payment.data} /> : null}
      back={<BackLink href={consolePaths.payments()}>{t('back')}</BackLink>}
      title={
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center gap-1">
            {title}
            <CopyButton copiedLabel={t('copied')} label={t('copy')} text={number} />
          </span>
          {payment.data ? (
            <span className="text-base">
              <PaymentState state={payment.data.state} />
            </span>
          ) : null}
        </span>
      }
    >
      {payment.data ? (
        <div className="grid gap-5">
          <PaymentNextStep onAction={setAction} payment={payment.data} />
          <PaymentConfirmations paymentId={payment.data.id} />
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
            <div className="grid min-w-0 gap-5">
              <PaymentDisputes payment={payment.data} />
              <PaymentProofs payment={payment.data} />
              <PaymentTimeline payment={payment.data} />
              <PaymentRefunds payment={payment.data} />
              <PaymentFiscalReceipts payment={payment.data} />
            </div>
            <div className="grid min-w-0 gap-5">
              <PaymentMoney payment={payment.data} />
              <PaymentGift payment={payment.data} />
              <PaymentConsequences payment={payment.data} />
              <PaymentFacts payment={payment.data} />
            </div>
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={payment} />
      )}
      {action && payment.data && isPossible(action, payment.data) ? (
        <PaymentDialog
          action={action}
          onClose={() => setAction(undefined)}
          payment={payment.data}
        />
      ) : null}
    </ConsolePage>
  );
}

/** A link to accept held money may be followed when it was decided long ago. */
function isPossible(action: PaymentAction, { state }: ConsolePayment): boolean {
  return action !== 'accept' || state === 'review';
}
