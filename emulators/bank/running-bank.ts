import type { FaultSwitch } from './faults.ts';
import type { Outcome } from './payments/outcomes.ts';
import type { PaymentView } from './payments/payment.ts';

export interface RunningBank {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly faults: FaultSwitch;
  /** Every payment the bank knows, oldest first. */
  payments(): PaymentView[];
  /** Has the same effect on a payment as a click on its page. */
  decide(id: string, outcome: Outcome, amount?: number): PaymentView;
  /** Resolves when no webhook is queued, in flight or waiting for a retry. */
  webhooksIdle(): Promise<void>;
  /** Later webhooks are signed with this one. */
  rotateWebhookSecret(secret: string): void;
  stop(): Promise<void>;
}
