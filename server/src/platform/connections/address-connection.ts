import { isPublicHost } from '../network/public-hosts.ts';
import type { Connection, ConnectionField, ConnectionValues } from './connection.ts';

export const addressField: ConnectionField = {
  name: 'url',
  env: 'PUBLIC_URL',
  secret: false,
  required: true,
  example: 'https://shop.example',
  isUsable(value, { live }) {
    const url = originOf(value);
    return url !== undefined && (!live || isSafe(url));
  },
  // Without an address, requests for any host would be answered.
  isRemovable: ({ live }) => !live,
  // Links with tokens lead there.
  isAnnounced: true,
};

/** The shop's public address, as PUBLIC_URL names it in the environment. */
export const addressConnection: Connection = { name: 'address', fields: [addressField] };

/** The origin to use, of which the console keeps what was typed. */
export function publicUrlOf({ url }: ConnectionValues): string | undefined {
  return url === undefined ? undefined : originOf(url)?.origin;
}

/** Undefined unless it is an http or https address without a path, a query or a user. */
function originOf(value: string): URL | undefined {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href === `${url.origin}/` ? url : undefined;
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && isPublicHost(hostname);
}
