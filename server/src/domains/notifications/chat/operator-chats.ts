import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import {
  connectOperatorChat,
  disconnectOperatorChat,
  FROM_TELEGRAM,
  lockOperatorOfChat,
  setOperatorChatBlocked,
} from '../../operators/index.ts';
import { cleanName, guessLanguage, type OperatorChats } from '../../users/index.ts';
import { answerInChat } from './answer-in-chat.ts';
import { pressButton } from './press-button.ts';

/** The chats of operators with the shop's bot, for the part of the shop that receives its updates. */
export const operatorChats: OperatorChats = {
  async connect(tx, platform, { token, sender }) {
    const name = cleanName(sender.first_name) ?? 'Telegram';
    const connected = await connectOperatorChat(tx, platform, { token, chatId: sender.id, name });
    if (connected === undefined) return undefined;
    const { bot } = platform.mail.texts;
    const url = `${platform.publicUrl()}${consolePages.notifications}`;
    if (connected.kind === 'invalid') {
      return bot(guessLanguage(sender.language_code), 'operatorLinkInvalid', { url });
    }
    const { language, name: operator } = connected.operator;
    const brand = brandNameIn(platform.config.shop(), language);
    return connected.kind === 'busy'
      ? bot(language, 'operatorLinkBusy', { brand })
      : bot(language, 'operatorLinked', { brand, name: operator, url });
  },

  async disconnect(tx, platform, chatId) {
    const operator = await lockOperatorOfChat(tx, chatId);
    if (operator === undefined) return undefined;
    const by = { operator, request: FROM_TELEGRAM };
    await disconnectOperatorChat({ ...platform, db: tx }, by);
    const brand = brandNameIn(platform.config.shop(), operator.language);
    return platform.mail.texts.bot(operator.language, 'operatorUnlinked', { brand });
  },

  answer: answerInChat,
  press: pressButton,
  setBlocked: setOperatorChatBlocked,
};
