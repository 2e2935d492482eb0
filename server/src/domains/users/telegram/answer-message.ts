import type { Executor } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { connectTelegram } from './linking/connect-telegram.ts';
import { disconnectTelegram } from './linking/disconnect-telegram.ts';
import { queueMessage } from './notifications/queue-message.ts';
import { type BotCommand, guessLanguage, parseCommand } from './telegram.rules.ts';
import { findUserByTelegram, setBlocked } from './telegram.store.ts';
import type { BotMessage, BotMessageParams } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

type Needs = Omit<UpdateNeeds, 'db'>;

/** Answers a message and marks the chat as reachable. Commands are always answered, other texts once a minute. */
export async function answerMessage(
  tx: Executor,
  platform: Needs,
  { message, updateKey }: { message: BotMessage; updateKey: string },
): Promise<void> {
  const { id } = message.from;
  const command = parseCommand(message.text);
  await setBlocked(tx, id, null);
  await platform.operatorChats.setBlocked(tx, id, null);
  const content = await answerTo(tx, platform, command, message);
  const minute = platform.clock.now().toISOString().slice(0, 16);
  await queueMessage(tx, platform, {
    key: isChatter(command, message) ? `chatter:${id}:${minute}` : `answer:${updateKey}`,
    chatId: id,
    content,
  });
}

function isChatter({ kind }: BotCommand, message: BotMessage): boolean {
  return kind === 'other' && message.reply_to_message === undefined;
}

async function answerTo(
  tx: Executor,
  platform: Needs,
  command: BotCommand,
  message: BotMessage,
): Promise<string> {
  const { from: sender } = message;
  const language = guessLanguage(sender.language_code);
  const shop = platform.config.shop();
  const context: BotMessageParams = {
    language,
    brand: brandNameIn(shop, language),
    url: `${platform.publicUrl()}/settings/profile`,
  };
  const { operatorChats } = platform;
  if (command.kind === 'start' && command.token !== undefined) {
    const { token } = command;
    const ofOperator = await operatorChats.connect(tx, platform, { token, sender });
    return ofOperator ?? connectTelegram(tx, platform, { token, sender, context });
  }
  const ofOperator =
    command.kind === 'stop'
      ? await operatorChats.disconnect(tx, platform, sender.id)
      : await operatorChats.answer(tx, platform, message);
  const user = await findUserByTelegram(tx, sender.id);
  // Who is both a buyer and an operator stops both, and is otherwise answered as an operator.
  if (ofOperator !== undefined && (command.kind !== 'stop' || user === undefined)) {
    return ofOperator;
  }
  if (command.kind === 'stop') {
    if (user === undefined)
      return platform.mail.texts.bot(context.language, 'nothingToStop', context);
    await disconnectTelegram(tx, platform, user);
    const brand = brandNameIn(shop, user.language);
    return platform.mail.texts.bot(user.language, 'unlinked', { ...context, brand });
  }
  return user === undefined
    ? platform.mail.texts.bot(context.language, 'welcome', context)
    : platform.mail.texts.bot(user.language, 'welcomeBack', {
        ...context,
        brand: brandNameIn(shop, user.language),
        username: user.username,
      });
}
