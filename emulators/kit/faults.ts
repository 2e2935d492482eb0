import * as z from 'zod/mini';

const delay = z.templateLiteral(['delay_ms:', z.string().check(z.regex(/\d{1,6}/))]);

/** Ways in which an answer can fail. `refuse_500`, `429` and `timeout` replace the work, all others follow it. */
export const answerFault = z.union([
  z.enum([
    'ok',
    'refuse_500',
    '429',
    'timeout',
    'work_then_timeout',
    'work_then_500',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
    'foreign_url',
    'script_url',
  ]),
  delay,
]);
export type AnswerFault = z.infer<typeof answerFault>;

export const webhookMode = z.union([
  z.enum(['normal', 'none', 'twice', 'reorder', 'bad_signature', 'wrong_amount']),
  delay,
]);
export type WebhookMode = z.infer<typeof webhookMode>;

export const faultsSchema = z.strictObject({
  /** Creating a payment. */
  create: z.optional(answerFault),
  /** Fetching a payment. */
  status: z.optional(answerFault),
  /** Charging a saved method, where that is a separate call after the payment was created. */
  charge: z.optional(answerFault),
  refund: z.optional(answerFault),
  /** Sending and fetching a fiscal receipt. */
  receipt: z.optional(answerFault),
  webhooks: z.optional(webhookMode),
  /** Each fault switches off after it was applied once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type FaultPlace = 'create' | 'status' | 'charge' | 'refund' | 'receipt';

/** The active faults. `take…` returns the fault for the current call. */
export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  take(place: FaultPlace): AnswerFault;
  takeWebhookMode(): WebhookMode;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};

  function consume<K extends FaultPlace | 'webhooks'>(name: K): Faults[K] {
    const fault = faults[name];
    if (faults.once) {
      const { [name]: _struck, ...rest } = faults;
      faults = rest;
    }
    return fault;
  }

  return {
    set(next) {
      faults = next;
    },
    current: () => faults,
    take: (place) => consume(place) ?? 'ok',
    takeWebhookMode: () => consume('webhooks') ?? 'normal',
  };
}

/** The N of `delay_ms:N`, else 0. */
export function delayOf(fault: AnswerFault | WebhookMode): number {
  return fault.startsWith('delay_ms:') ? Number(fault.slice('delay_ms:'.length)) : 0;
}
