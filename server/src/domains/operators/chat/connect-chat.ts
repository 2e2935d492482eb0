import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { findOperator, type OperatorRow } from '../operators.store.ts';
import { insertChat, takeChatLink } from './chats.store.ts';
import { FROM_TELEGRAM } from './from-telegram.ts';

type Connected =
  | { readonly kind: 'connected' | 'busy'; readonly operator: OperatorRow }
  | { readonly kind: 'invalid' };

/**
 * Connects a chat to the operator of a link, and uses the link up.
 * @returns undefined when no operator has a link with this token; `busy` when the chat is another operator's
 */
export async function connectChat(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { token, chatId, name }: { token: string; chatId: number; name: string },
): Promise<Connected | undefined> {
  const link = await takeChatLink(tx, sha256(token));
  if (link === undefined) return undefined;
  const at = clock.now();
  const operator = await findOperator(tx, link.operator_id);
  if (operator === undefined || operator.disabled_at !== null || link.expires_at <= at) {
    return { kind: 'invalid' };
  }
  const chat = { operator_id: operator.id, chat_id: chatId, name, linked_at: at };
  if (!(await insertChat(tx, chat))) return { kind: 'busy', operator };
  const subject = `operator:${operator.id}`;
  const detail = { about: operator.name };
  await recordOperatorEvent(tx, { kind: 'operator_chat_linked', subject, detail, at });
  await recordAuditEvent(
    tx,
    { clock },
    { operator, action: 'alerts.link_telegram', subject, after: { name }, request: FROM_TELEGRAM },
  );
  return { kind: 'connected', operator };
}
