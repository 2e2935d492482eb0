import type { ConsoleMessage } from '@sesame/contract/console/tickets.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findMessage } from '../messages/messages.store.ts';
import { serializeConsoleMessage } from '../messages/serialize-message.ts';

/** The answer that this operator has sent under the given message id, if any. */
export async function findAnswer(
  tx: Executor,
  {
    ticketId,
    messageId,
    operatorId,
  }: { readonly ticketId: string; readonly messageId: string; readonly operatorId: string },
): Promise<ConsoleMessage | undefined> {
  const message = await findMessage(tx, ticketId, messageId);
  if (message?.sender !== 'admin' || message.operator_id !== operatorId) return undefined;
  return serializeConsoleMessage(ticketId, message);
}
