import { answerFault } from '../kit/faults.ts';
import type { RunningGateway } from '../kit/gateway.ts';
import type { Outcome } from '../kit/outcomes.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Outcome as BankOutcome } from './outcomes.ts';
import type { RunningBank } from './running-bank.ts';

/** The bank's words for what can happen at any gateway. */
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

type Controlled = Pick<RunningBank, 'payments' | 'decide' | 'faults' | 'noticesIdle'>;

/** The bank in the hands of whoever drives every gateway alike. */
export function bankAsGateway(bank: RunningBank): RunningGateway {
  return {
    ...bankControls(bank),
    url: bank.url,
    shopSettings: {
      BANK_URL: bank.url,
      BANK_API_KEY: bank.apiKey,
      BANK_NOTICE_SECRET: bank.noticeSecret,
    },
    stop: () => bank.stop(),
  };
}

export function bankControls(
  bank: Controlled,
): Omit<RunningGateway, 'url' | 'shopSettings' | 'stop'> {
  return {
    // The keys of the table above, which Object.keys widens.
    outcomes: Object.keys(BANK_OUTCOMES) as Outcome[],
    faults: {
      set({ notices, ...rest }) {
        bank.faults.set({ ...rest, ...(notices && { notices: { mode: notices } }) });
      },
      current() {
        const { create, notices, ...rest } = bank.faults.current();
        // Whoever switches here knows the common words alone.
        const common = answerFault.safeParse(create).data;
        return {
          ...rest,
          ...(common && { create: common }),
          ...(notices && { notices: notices.mode }),
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
    noticesIdle: () => bank.noticesIdle(),
    // Every payment brings its own address.
    setNoticeUrl() {},
  };
}

function isBankOutcome(outcome: Outcome): outcome is keyof typeof BANK_OUTCOMES {
  return outcome in BANK_OUTCOMES;
}
