import { isNotifiedKind } from '@sesame/contract/console/notifications/topics.ts';
import type { BotTextKey } from '@sesame/contract/texts/bot-texts.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { FROM_TELEGRAM, lockOperatorOfChat, type OperatorRow } from '../../operators/index.ts';
import { resolveAlert } from '../../reports/index.ts';
import { type ChatNeeds, guessLanguage } from '../../users/index.ts';
import { findEvent } from '../events.store.ts';
import { type ButtonAction, insertButtons, takeButton } from './buttons.store.ts';
import { BUTTONS_WORK_MS } from './queue-chat-messages.ts';
import { type ChatEvent, isResolvable } from './render-chat-message.ts';
import { updateChatMessageQueue } from './update-chat-message-queue.ts';

interface Press {
  readonly from: { readonly id: number; readonly language_code?: string | undefined };
  /** The id of the button. */
  readonly data: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Carries out a button, once: it has to be unused, of the operator whose chat it is pressed in, and still allowed to
 * their role. The message is edited afterwards, also when nothing could be done.
 * @returns what the operator is shown
 */
export async function pressButton(
  tx: Executor,
  platform: ChatNeeds,
  { from, data }: Press,
): Promise<string> {
  const { bot } = platform.mail.texts;
  const operator = await lockOperatorOfChat(tx, from.id);
  const language = operator?.language ?? guessLanguage(from.language_code);
  const button =
    operator && UUID.test(data)
      ? await takeButton(tx, { id: data, operatorId: operator.id, at: platform.clock.now() })
      : undefined;
  if (operator === undefined || button === undefined) return bot(language, 'operatorButtonOld');
  const event = await findEvent(tx, button.event_id);
  const message = { event: button.event_id, operator: operator.id };
  await platform.jobs.enqueue(tx, updateChatMessageQueue, message);
  if (event === undefined || !isNotifiedKind(event.kind)) return bot(language, 'operatorButtonOld');
  if (event.resolved) return bot(language, 'operatorResolved');
  const chatEvent = { ...event, kind: event.kind };
  if (!isResolvable(chatEvent, operator.role)) return bot(language, 'operatorNotAllowed');
  return bot(language, await carryOut(tx, platform, { operator, event: chatEvent, button }));
}

async function carryOut(
  tx: Executor,
  platform: ChatNeeds,
  {
    operator,
    event,
    button,
  }: { operator: OperatorRow; event: ChatEvent; button: { action: ButtonAction } },
): Promise<BotTextKey> {
  switch (button.action) {
    case 'offer_resolve':
      await offer(tx, platform, { operator, event }, ['resolve', 'keep']);
      return 'operatorSure';
    case 'keep':
      await offer(tx, platform, { operator, event }, ['offer_resolve']);
      return 'operatorKept';
    case 'resolve':
      return resolve(tx, platform, operator, event);
  }
}

function offer(
  tx: Executor,
  { clock, ids }: ChatNeeds,
  { operator, event }: { operator: OperatorRow; event: ChatEvent },
  actions: readonly ButtonAction[],
): Promise<void> {
  return insertButtons(
    tx,
    { eventId: event.id, operatorId: operator.id },
    actions.map((action) => ({ id: ids.uuid(), action })),
    new Date(clock.now().getTime() + BUTTONS_WORK_MS),
  );
}

async function resolve(
  tx: Executor,
  platform: ChatNeeds,
  operator: OperatorRow,
  { alert_id: id }: ChatEvent,
): Promise<BotTextKey> {
  if (id === null) return 'operatorButtonOld';
  const reason = platform.mail.texts.bot(operator.language, 'operatorReason');
  try {
    // In the transaction of the update, so a repeated update finds the button used and the alert resolved.
    await resolveAlert({ ...platform, db: tx }, { id, reason, operator, request: FROM_TELEGRAM });
    return 'operatorDone';
  } catch (error) {
    if (error instanceof Refusal) return 'operatorUndecided';
    throw error;
  }
}
