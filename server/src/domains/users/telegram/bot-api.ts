import type { Api } from 'grammy';
import type { TelegramConfig } from '../../../config.ts';
import type { Outbound } from '../../../platform/outbound.ts';

/** The Bot API as our bot. It calls out the way everything does: bounded in time and size, to one host alone. */
export async function botApi(telegram: TelegramConfig, outbound: Outbound): Promise<Api> {
  // Loaded only in shops that have a bot.
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
    // grammY sends JSON by POST and reads the answer by json(), unless a file is sent; ours sends none.
    fetch: callOut as unknown as NonNullable<ApiOptions['fetch']>,
  });
}

interface CallInit {
  readonly body?: unknown;
}

type ApiOptions = NonNullable<ConstructorParameters<typeof Api>[1]>;
