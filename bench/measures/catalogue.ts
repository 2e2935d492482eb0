import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import type { Ceilings } from '../ceilings/start-ceilings.ts';
import type { Figure } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { type Pace, race } from '../load/race.ts';
import type { BenchShop } from '../shop.ts';

const area = 'Catalogue';

/** The catalogue that every visitor loads: uncompressed, compressed, and unchanged. */
export async function measureCatalogue(
  shop: BenchShop,
  ceilings: Ceilings,
  pace: Pace,
): Promise<Figure[]> {
  const { plainUrl, fastifyUrl, etag } = ceilings;
  const get = (what: string, url: string, path: string, headers: Record<string, string> = {}) => {
    const { pid } = url === shop.url ? shop : ceilings;
    return overHttp({ what, url, pid, connections: 64, calls: () => ({ path, headers }) });
  };
  const { path } = listSubPlans;
  const plainSmall = get('node:http, a small answer', plainUrl, '/small');
  const plain = get('node:http, same bytes', plainUrl, '/catalogue');
  const fastify = get('Fastify, same bytes', fastifyUrl, '/catalogue');
  const fastifyPacked = get('Fastify, same packed bytes', fastifyUrl, '/catalogue.br');
  const fastifyUnchanged = get('Fastify, empty 304', fastifyUrl, '/unchanged');
  const whole = get('list, whole', shop.url, path);
  const packed = get('list, packed (br)', shop.url, path, { 'accept-encoding': 'br' });
  const unchanged = get('list, unchanged (304)', shop.url, path, { 'if-none-match': etag });
  const target = { of: 'ratio', atLeast: 0.7 } as const;
  return [
    await race({ area: 'Ceilings', of: plainSmall }, pace),
    await race({ area: 'Ceilings', of: fastify, ceiling: plain }, pace),
    await race({ area, of: whole, ceiling: fastify, target }, pace),
    await race({ area, of: packed, ceiling: fastifyPacked, target }, pace),
    await race({ area, of: unchanged, ceiling: fastifyUnchanged, target }, pace),
  ];
}
