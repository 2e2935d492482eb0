import type { Peer, Storefront } from './peer.ts';
import { untilReady } from './until-ready.ts';

/** What a seeded peer needs to be loaded. */
interface Seeded extends Pick<Peer, 'name' | 'url' | 'catalogue' | 'start'> {
  readonly sales: Sales;
}

/** Counts the sales in a peer's database. */
interface Sales {
  count(): Promise<number>;
  end(): Promise<void>;
}

/** Starts a peer and opens its storefront. A peer in which either fails does not stay running. */
export async function startForLoad(
  { sales, ...peer }: Seeded,
  openStorefront: () => Promise<Storefront>,
): Promise<Peer> {
  const running = peer.start();
  const stop = async () => {
    await sales.end();
    await running.stop();
  };
  try {
    await untilReady(running, peer.catalogue);
    return { ...peer, ...(await openStorefront()), countSold: sales.count, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
