import { connectionShop } from '../../../platform/connections/read-connections.ts';
import type { Platform } from '../../../platform/platform.ts';
import { botApi } from './bot-api.ts';
import { UPDATE_KINDS } from './update.ts';

/**
 * Registers the webhook with Telegram. Idempotent, so it runs at every start, periodically, and when the address of the
 * shop changes; Telegram cannot call a live shop that has none yet.
 */
export async function setWebhook(
  { config, outbound, publicUrl }: Pick<Platform, 'config' | 'outbound' | 'publicUrl'>,
  path: string,
): Promise<void> {
  const { publicUrl: address, telegram } = config.shop().connections;
  if (telegram?.webhookSecret === undefined) return;
  if (address === undefined && connectionShop(config).live) return;
  const api = await botApi(telegram, outbound);
  await api.setWebhook(`${publicUrl()}${path}`, {
    secret_token: telegram.webhookSecret,
    allowed_updates: UPDATE_KINDS,
    max_connections: 10,
  });
}
