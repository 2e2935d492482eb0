import type { OperatorMessage } from '@sesame/contract/operator-support.ts';
import type { Executor } from '../../platform/platform.ts';
import { operatorMessageOnWire } from './message-on-wire.ts';
import { findMessage } from './messages.store.ts';

/** An answer that this operator has sent under an id of their own making. */
export async function findAnswer(
  tx: Executor,
  {
    ticketId,
    messageId,
    operatorId,
  }: { readonly ticketId: string; readonly messageId: string; readonly operatorId: string },
): Promise<OperatorMessage | undefined> {
  const message = await findMessage(tx, ticketId, messageId);
  if (message?.sender !== 'admin' || message.operator_id !== operatorId) return undefined;
  return operatorMessageOnWire(ticketId, message);
}
