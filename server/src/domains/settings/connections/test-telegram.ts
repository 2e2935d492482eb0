import { identifyBot } from '../../users/index.ts';
import type { ConnectionTest } from './test-result.ts';

/** Asks Telegram whose token it is, and compares the name with the one that links to the bot use. */
export const testTelegram: ConnectionTest = async (platform) => {
  const settings = platform.config.shop().connections.telegram;
  if (settings === undefined) return undefined;
  const bot = await identifyBot(platform, settings);
  if (bot.username === undefined) return { problem: bot.problem, detail: bot.detail, result: null };
  if (bot.username.toLowerCase() !== settings.botName.toLowerCase()) {
    return { problem: 'other_bot', detail: bot.username, result: null };
  }
  return { problem: null, detail: null, result: `${settings.linkRoot}/${bot.username}` };
};
