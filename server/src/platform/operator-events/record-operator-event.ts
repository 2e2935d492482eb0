import type { OperatorEventKind } from '@sesame/contract/console/notifications/topics.ts';
import type { Executor } from '../platform.ts';
import { insertOperatorEvent } from './operator-events.store.ts';

export interface NewOperatorEvent {
  readonly kind: OperatorEventKind;
  /** The record: the id of a payment, `ticket:<id>`, `payout:<id>`, `operator:<id>`, `gateway:<name>` or `connection:<name>`. */
  readonly subject: string;
  /** Figures and names for the message, without personal data of buyers. */
  readonly detail?: {
    readonly amount_cents?: number;
    readonly number?: string;
    readonly about?: string;
  };
  readonly at: Date;
}

/**
 * Records something that operators may want to know, in the transaction of its cause; a job notifies them. Raising an
 * alert records its event by a trigger.
 */
export function recordOperatorEvent(tx: Executor, event: NewOperatorEvent): Promise<void> {
  return insertOperatorEvent(tx, event);
}
