import * as z from 'zod/mini';
import { type AnswerFault, answerFault, type WebhookMode, webhookMode } from '../kit/faults.ts';

const createFault = z.union([
  answerFault,
  z.enum([
    'charge_then_timeout',
    'charge_then_500',
    'create_then_timeout',
    'bad_url',
    'script_url',
  ]),
]);

export const faultsSchema = z.strictObject({
  /** POST /v1/payments */
  create: z.optional(createFault),
  /** GET of one payment or a list */
  status: z.optional(answerFault),
  /** POST /v1/payments/:id/refunds */
  refund: z.optional(answerFault),
  webhooks: z.optional(z.strictObject({ mode: webhookMode })),
  /** Each fault switches off after it was applied once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type CreateFault = z.infer<typeof createFault>;

/** The active faults. `take…` returns the fault for the current call. */
export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  takeCreate(): CreateFault;
  takeStatus(): AnswerFault;
  takeRefund(): AnswerFault;
  takeWebhookMode(): WebhookMode;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};

  function take<K extends 'create' | 'status' | 'refund' | 'webhooks'>(name: K): Faults[K] {
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
    takeCreate: () => take('create') ?? 'ok',
    takeStatus: () => take('status') ?? 'ok',
    takeRefund: () => take('refund') ?? 'ok',
    takeWebhookMode: () => take('webhooks')?.mode ?? 'normal',
  };
}
