import { answerFault } from '../kit/faults.ts';
import type { RunningGateway } from '../kit/gateway.ts';
import type { Outcome } from '../kit/outcomes.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Outcome as BankOutcome } from './payments/outcomes.ts';
import type { RunningBank } from './running-bank.ts';

/** The bank's names for the common outcomes. */
const BANK_OUTCOMES = {
  pay: 'approve',
  decline: 'decline',
  cancel: 'cancel',
  expire: 'expire',
  pay_late: 'approve_late',
  pay_less: 'approve_wrong_amount',
  pay_more: 'approve_wrong_amount',
  wrong_currency: 'approve_wrong_currency',
  refund: 'refund',
  dispute: 'dispute',
} as const satisfies Partial<Record<Outcome, BankOutcome>>;

type Controlled = Pick<RunningBank, 'payments' | 'decide' | 'faults' | 'webhooksIdle'>;

/** The bank behind the interface that all gateway emulators share. */
export function bankAsGateway(bank: RunningBank): RunningGateway {
  return {
    ...bankControls(bank),
    url: bank.url,
    shopSettings: {
      BANK_URL: bank.url,
      BANK_API_KEY: bank.apiKey,
      BANK_WEBHOOK_SECRET: bank.webhookSecret,
    },
    stop: () => bank.stop(),
  };
}

export function bankControls(
  bank: Controlled,
): Omit<RunningGateway, 'url' | 'shopSettings' | 'stop'> {
  return {
    // Object.keys answers string[]; the keys are those of the table above.
    outcomes: Object.keys(BANK_OUTCOMES) as Outcome[],
    faults: {
      set({ webhooks, ...rest }) {
        bank.faults.set({ ...rest, ...(webhooks && { webhooks: { mode: webhooks } }) });
      },
      current() {
        const { create, webhooks, ...rest } = bank.faults.current();
        // Callers of this interface know the common names only.
        const common = answerFault.safeParse(create).data;
        return {
          ...rest,
          ...(common && { create: common }),
          ...(webhooks && { webhooks: webhooks.mode }),
        };
      },
    },
    payments: () =>
      bank.payments().map((payment) => ({
        id: payment.id,
        orderId: payment.order_id,
        state: payment.status,
        amountMinor: payment.amount,
        currency: payment.currency,
        capturedMinor: payment.paid_amount ?? 0,
        refundedMinor: payment.refunded,
        url: payment.url,
      })),
    async decide(orderId, outcome, { amountMinor } = {}) {
      const newest = bank.payments().findLast(({ order_id }) => order_id === orderId);
      if (!newest) throw new Refusal(404, `There is no payment of the order ${orderId}`);
      if (!isBankOutcome(outcome)) throw new Refusal(409, `The bank knows no ${outcome}`);
      if (outcome === 'refund' && amountMinor !== undefined) {
        bank.decide(newest.id, 'partial_refund', amountMinor);
        return;
      }
      const sum = outcome === 'pay_more' ? newest.amount + 1 : undefined;
      bank.decide(newest.id, BANK_OUTCOMES[outcome], amountMinor ?? sum);
    },
    webhooksIdle: () => bank.webhooksIdle(),
    // Every payment carries its own webhook address.
    setWebhookUrl() {},
  };
}

function isBankOutcome(outcome: Outcome): outcome is keyof typeof BANK_OUTCOMES {
  return outcome in BANK_OUTCOMES;
}
