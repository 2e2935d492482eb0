import { operatorRoles } from '@sesame/contract/console/permissions.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { findOperatorChat, type OperatorRow } from '../../operators/index.ts';
import { queueTelegramMessage } from '../../users/index.ts';
import { describeEvent, type EventReader } from '../describe-event.ts';
import { rolesOfKinds } from '../notifications.rules.ts';
import { setMessage } from '../notifications.store.ts';
import { insertButtons } from './buttons.store.ts';
import { layOutChatMessage } from './chat-message.rules.ts';
import { type ChatEvent, isResolvable, renderChatMessage } from './render-chat-message.ts';

type Reader = Pick<OperatorRow, 'id' | 'language' | 'role'>;
type Notified = Reader & EventReader;

/** A button is for now: what still waits after a week is decided in the console. */
export const BUTTONS_WORK_MS = 7 * 24 * 3_600_000;
/** More would not fit into one message. */
const LISTED_MAX = 20;

/** Queues the message about one event, with its buttons. Does nothing for an operator without a chat. */
export async function queueChatMessage(
  tx: Executor,
  platform: Notifying,
  operator: Notified,
  event: ChatEvent,
): Promise<void> {
  const chat = await findOperatorChat(tx, operator.id);
  if (chat === undefined) return;
  const at = platform.clock.now();
  const key = { eventId: event.id, operatorId: operator.id };
  const buttons = isResolvable(event, operator.role)
    ? [{ id: platform.ids.uuid(), action: 'offer_resolve' as const }]
    : [];
  const id = await queueTelegramMessage(tx, platform, {
    ...renderChatMessage(platform, operator, event, buttons),
    key: `notification:${event.id}:${operator.id}`,
    chatId: chat.chat_id,
    onlyFor: { operatorId: operator.id, roles: rolesOfKinds([event.kind]) },
  });
  if (id === undefined) return;
  if (buttons.length > 0) {
    await insertButtons(tx, key, buttons, new Date(at.getTime() + BUTTONS_WORK_MS));
  }
  // Sales and similar events need no operator, so their message stays as it is.
  await setMessage(tx, key, { message: id, closedAt: canBeHandled(event) ? null : at });
}

function canBeHandled({ alert_id: alertId, kind }: ChatEvent): boolean {
  return alertId !== null || kind === 'ticket_waiting' || kind === 'payout_requested';
}

/** Everything that was collected for an operator since the last digest; the first ones are listed. */
export async function queueChatDigest(
  tx: Executor,
  platform: Notifying,
  { id, language, zone }: Notified,
  events: readonly ChatEvent[],
): Promise<void> {
  const chat = await findOperatorChat(tx, id);
  if (chat === undefined) return;
  const { mail } = platform.mail.texts;
  const brand = brandNameIn(platform.config.shop(), language);
  const lines = events.slice(0, LISTED_MAX).map((event): [string, string] => {
    const { headline, rows } = describeEvent(mail, { language, zone }, event);
    return [headline, rows.map(([, value]) => value).join(', ')];
  });
  const left = events.length - lines.length;
  await queueTelegramMessage(tx, platform, {
    ...layOutChatMessage({
      title: mail(language, 'digestSubject', { brand, count: events.length }),
      rows: left > 0 ? [...lines, [mail(language, 'digestMore'), String(left)]] : lines,
      note: undefined,
      open: openAt(platform, language, consolePages.overview),
      actions: [],
    }),
    // An event is in one digest of an operator only, so its last one names the digest.
    key: `digest:${events.at(-1)?.id}:${id}`,
    chatId: chat.chat_id,
    onlyFor: { operatorId: id, roles: rolesOfKinds(events.map(({ kind }) => kind)) },
  });
}

/**
 * Queues a test, which an operator asked for, for any choice of topics.
 * @returns false when there is no chat that the bot can write to
 */
export async function queueChatTest(
  tx: Executor,
  platform: Notifying,
  { id, language }: Reader,
): Promise<boolean> {
  if (platform.config.shop().connections.telegram === undefined) return false;
  const chat = await findOperatorChat(tx, id);
  if (chat === undefined || chat.blocked_at !== null) return false;
  const { mail } = platform.mail.texts;
  const brand = brandNameIn(platform.config.shop(), language);
  await queueTelegramMessage(tx, platform, {
    ...layOutChatMessage({
      title: `${brand}: ${mail(language, 'eventTest')}`,
      rows: [],
      note: mail(language, 'eventTestLead'),
      open: openAt(platform, language, consolePages.notifications),
      actions: [],
    }),
    key: `notification-test:${platform.ids.uuid()}`,
    chatId: chat.chat_id,
    onlyFor: { operatorId: id, roles: operatorRoles },
  });
  return true;
}

function openAt(platform: Notifying, language: OperatorRow['language'], path: string) {
  const text = platform.mail.texts.mail(language, 'alertButton');
  return { text, url: `${platform.publicUrl()}${path}` };
}
