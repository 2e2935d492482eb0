import * as contract from '@sesame/contract/telegram.ts';
import { linkTelegram } from '@sesame/contract/users.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { ipPrefix } from '../../../platform/http/ip-prefix.ts';
import { chooseNotices } from './choose-notices.ts';
import { getLink } from './get-link.ts';
import { getNotices } from './get-notices.ts';
import { receiveUpdate } from './receive-update.ts';
import { startLink } from './start-link.ts';
import { unlinkTelegram } from './unlink-telegram.ts';

export function telegramRoutes(api: Api): void {
  const { platform } = api;
  bind(api, linkTelegram, async (call) => ({
    url: await startLink(platform, call.session.userId),
  }));
  bind(api, contract.getTelegramLink, (call) => getLink(platform, call.session.userId));
  bind(api, contract.unlinkTelegram, async (call) => {
    await unlinkTelegram(platform, call.session.userId, call.body.password);
    return {};
  });
  bind(api, contract.getTelegramNotices, (call) => getNotices(platform, call.session.userId));
  bind(api, contract.chooseTelegramNotices, (call) =>
    chooseNotices(platform, call.session.userId, call.body),
  );
  const countForged = api.rateLimits.limitFor(contract.receiveTelegramUpdate.limit);
  bind(api, contract.receiveTelegramUpdate, async (call) => {
    await receiveUpdate(platform, {
      body: call.rawBody,
      secret: call.headers['x-telegram-bot-api-secret-token'],
      countForged: () => countForged(ipPrefix(call.ip)),
    });
    return {};
  });
}
