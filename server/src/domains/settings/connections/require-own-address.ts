import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import {
  addressConnection,
  addressField,
  publicUrlOf,
} from '../../../platform/connections/address-connection.ts';
import { isUsable } from '../../../platform/connections/connection.ts';
import { connectionShop } from '../../../platform/connections/read-connections.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ConnectionChange } from './change-connection.ts';
import { reachOwnAddress } from './reach-own-address.ts';

/** In English and Russian; the test of a saved address explains more. */
const causes: Partial<Record<ConnectionProblem, readonly [string, string]>> = {
  unknown_host: ['there is no such domain', 'такого домена нет'],
  refused: ['no server answers there', 'там нет сервера'],
  timeout: ['no answer in time', 'ответ не пришёл вовремя'],
  private_host: ['it is in a private network', 'это частная сеть'],
  tls: ['its certificate is not valid', 'сертификат не подходит'],
  other_server: ['something else does', 'там что-то другое'],
};
const otherCause = ['the call failed', 'запрос не удался'] as const;

/**
 * Refuses a public address that does not lead to this shop, before it is saved: from then on requests for any other
 * host are refused, so a wrong one would lock everyone out, its owner too.
 */
export async function requireOwnAddress(
  platform: Platform,
  { connection, values }: Pick<ConnectionChange, 'connection' | 'values'>,
): Promise<void> {
  const { name, env } = addressField;
  const typed = values[name]?.trim();
  if (connection !== addressConnection.name || typed === undefined) return;
  const shop = connectionShop(platform.config);
  // What cannot be saved anyway is refused with its own reason, and never called.
  if (platform.config.variable(env) !== undefined || !isUsable(addressField, typed, shop)) return;
  const origin = publicUrlOf({ [name]: typed });
  if (origin === undefined) return;
  const failure = await reachOwnAddress(platform, origin, { publicOnly: shop.live });
  if (failure === undefined) return;
  const [cause, causeRu] = causes[failure.problem] ?? otherCause;
  refuse('setting_wrong', {
    field: name,
    mistake: `This shop does not answer at this address (${cause}). It was not saved, because the shop could not be opened any more. Direct the domain to this server first.`,
    mistake_ru: `По этому адресу отвечает не этот магазин (${causeRu}). Адрес не сохранён: магазин стало бы невозможно открыть. Сначала направьте домен на этот сервер.`,
  });
}
