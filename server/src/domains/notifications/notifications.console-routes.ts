import * as contract from '@sesame/contract/console/notifications/notifications.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { startOperatorChatLink } from '../operators/index.ts';
import { changeNotifications, readNotifications } from './choose-notifications.ts';
import { sendTestNotifications } from './test-notifications.ts';
import { unlinkOperatorTelegram } from './unlink-telegram.ts';

export function notificationConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.readNotifications, ({ operator }) => readNotifications(platform, operator));
  bind(api, contract.changeNotifications, ({ body, by }) =>
    changeNotifications(platform, body, by),
  );
  bind(api, contract.linkOperatorTelegram, async ({ operator }) => ({
    url: await startOperatorChatLink(platform, operator.id),
  }));
  bind(api, contract.unlinkOperatorTelegram, ({ by }) => unlinkOperatorTelegram(platform, by));
  bind(api, contract.testNotifications, ({ by }) => sendTestNotifications(platform, by));
}
