import { CONSOLE_BASE } from '@sesame/contract/console/routes.ts';
import type { Config } from '../../config.ts';
import { connectionShop } from '../connections/read-connections.ts';
import { apiHeaders, transportHeaders } from './files/headers.ts';

interface PublicHost {
  /** Undefined while there is no public address. */
  readonly url: string | undefined;
  /** Headers of every answer of the API. */
  readonly headers: Readonly<Record<string, string>>;
  /** Links are built from the public address only; requests for another host are refused anyway. */
  readonly accepts: (host: string | undefined) => boolean;
  /** False for calls of buyers to a live shop that has no address yet: what it would send them leads nowhere. */
  readonly serves: (route: string) => boolean;
}

const TEXTS = '/api-languages/';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What follows from the public address, which may change while the shop runs. Every request asks, so it is worked out
 * only after a change. A live shop never loses its address: while none can be read, the last one stays in force.
 */
export function followPublicUrl(
  config: Pick<Config, 'shop' | 'production' | 'loopbackTrial' | 'backupRoots'>,
): () => PublicHost {
  const { live } = connectionShop(config);
  let known = publicHostOf(config.shop().connections.publicUrl, live);
  return () => {
    const { publicUrl } = config.shop().connections;
    if (publicUrl !== known.url && !(live && publicUrl === undefined)) {
      known = publicHostOf(publicUrl, live);
    }
    return known;
  };
}

function publicHostOf(url: string | undefined, live: boolean): PublicHost {
  const isComplete = url !== undefined || !live;
  return {
    url,
    headers: { ...apiHeaders, ...transportHeaders(url) },
    accepts: hostCheck(url),
    serves: (route) => isComplete || !isForBuyers(route),
  };
}

function hostCheck(url: string | undefined): PublicHost['accepts'] {
  const expected = url === undefined ? undefined : new URL(url);
  if (expected === undefined || LOOPBACK.test(expected.hostname)) return () => true;
  return (host) => host?.toLowerCase() === expected.host;
}

/** The console also reads the texts of its pages. */
function isForBuyers(route: string): boolean {
  return route.startsWith('/api-') && ![CONSOLE_BASE, TEXTS].some((own) => route.startsWith(own));
}
