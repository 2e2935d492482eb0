import type { FaultSwitch } from './faults.ts';
import type { Outcome } from './outcomes.ts';
import type { PaymentView } from './payment.ts';

export interface RunningBank {
  readonly url: string;
  readonly apiKey: string;
  readonly noticeSecret: string;
  readonly faults: FaultSwitch;
  /** Every payment the bank knows, oldest first. */
  payments(): PaymentView[];
  /** Does to a payment what a click on its page does. */
  decide(id: string, outcome: Outcome, amount?: number): PaymentView;
  /** Resolves when no notice is queued, on its way or waiting for a retry. */
  noticesIdle(): Promise<void>;
  /** Later notices are signed with this one. */
  rotateNoticeSecret(secret: string): void;
  stop(): Promise<void>;
}
