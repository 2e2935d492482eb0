import * as contract from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { ipPrefix } from '../../../platform/http/limits/ip-prefix.ts';
import { getLink } from './linking/get-link.ts';
import { startLink } from './linking/start-link.ts';
import { unlinkTelegram } from './linking/unlink-telegram.ts';
import { getNotifications } from './notifications/get-notifications.ts';
import { updateNotifications } from './notifications/update-notifications.ts';
import type { OperatorChats } from './operator-chats.ts';
import { receiveUpdate } from './receive-update.ts';

export function telegramRoutes(api: Api, operatorChats: OperatorChats): void {
  const { platform } = api;
  bind(api, linkTelegram, async (call) => ({
    url: await startLink(platform, call.session.userId),
  }));
  bind(api, contract.getTelegramLink, (call) => getLink(platform, call.session.userId));
  bind(api, contract.unlinkTelegram, (call) =>
    unlinkTelegram(platform, call.session.userId, call.body.password),
  );
  bind(api, contract.getTelegramNotifications, (call) =>
    getNotifications(platform, call.session.userId),
  );
  bind(api, contract.updateTelegramNotifications, (call) =>
    updateNotifications(platform, call.session.userId, call.body),
  );
  const countForged = api.rateLimits.limitFor(contract.receiveTelegramUpdate.limit);
  bind(api, contract.receiveTelegramUpdate, (call) =>
    receiveUpdate(
      { ...platform, operatorChats },
      {
        body: call.rawBody,
        secret: call.headers['x-telegram-bot-api-secret-token'],
        countForged: () => countForged(ipPrefix(call.ip)),
      },
    ),
  );
}
