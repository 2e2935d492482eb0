import type { Platform } from '../../../platform/platform.ts';
import { botApi } from './bot-api.ts';
import { UPDATE_KINDS } from './update.ts';

/** Tells Telegram where to send updates. Saying it again changes nothing, so it is said at every start and now and then. */
export async function setWebhook(
  { config, outbound, publicUrl }: Pick<Platform, 'config' | 'outbound' | 'publicUrl'>,
  path: string,
): Promise<void> {
  const { telegram } = config;
  if (telegram?.webhookSecret === undefined) return;
  const api = await botApi(telegram, outbound);
  await api.setWebhook(`${publicUrl()}${path}`, {
    secret_token: telegram.webhookSecret,
    allowed_updates: UPDATE_KINDS,
    max_connections: 10,
  });
}
