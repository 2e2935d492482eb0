import type { Api } from 'grammy';
import type { TelegramConfig } from '../../../platform/connections/telegram-connection.ts';
import type { Outbound } from '../../../platform/network/outbound.ts';

/** The Bot API client. Its calls go through `outbound`, limited in time, size and to one host. */
export async function botApi(telegram: TelegramConfig, outbound: Outbound): Promise<Api> {
  // Loaded lazily: only shops with a bot need it.
  const { Api } = await import('grammy');
  const allowHosts = [new URL(telegram.apiRoot).host];
  const callOut = async (url: string | URL, init: CallInit = {}) => {
    const answer = await outbound.request({
      url: String(url),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: String(init.body),
      allowHosts,
    });
    return { json: async (): Promise<unknown> => JSON.parse(answer.text) };
  };
  return new Api(telegram.botToken, {
    apiRoot: telegram.apiRoot,
    // grammY posts JSON and reads the answer with json(), except when sending files, which we never do.
    fetch: callOut as unknown as NonNullable<ApiOptions['fetch']>,
  });
}

interface CallInit {
  readonly body?: unknown;
}

type ApiOptions = NonNullable<ConstructorParameters<typeof Api>[1]>;
