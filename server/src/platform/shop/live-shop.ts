import type { Config, ShopSettings } from '../../config.ts';
import type { Platform } from '../platform.ts';
import { findLogo, listShopSettings } from './shop.store.ts';
import { savedValues, shopFrom } from './shop-settings.ts';

export interface LiveShop {
  now(): ShopSettings;
  /** Called after every change that makes a difference, and what it answers is waited for; answers a function that stops it. */
  onChange(listener: () => unknown): () => void;
  stop(): void;
}

type Needs = Pick<Platform, 'db' | 'listener' | 'log'> & {
  readonly config: Pick<Config, 'standardShop'>;
};

const RETRY_MS = 1_000;

/**
 * The shop's settings of this process: read at the start, when somebody changes one anywhere, and when the connection that
 * tells of changes was lost. While the database is away the last ones hold, at the very start those of the environment.
 */
export async function createLiveShop({ db, listener, log, config }: Needs): Promise<LiveShop> {
  const standard = config.standardShop;
  const listeners = new Set<() => unknown>();
  let told: Promise<unknown> = Promise.resolve();
  let latest = standard;
  let reading: Promise<void> | undefined;
  let again = false;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function read(): Promise<void> {
    const rows = await listShopSettings(db);
    const saved = savedValues(rows);
    const png = saved.logo === undefined ? undefined : await findLogo(db, saved.logo);
    const logo =
      saved.logo === undefined || png === undefined ? undefined : { digest: saved.logo, png };
    const next = shopFrom(standard, saved, logo);
    if (fingerprintOf(next) === fingerprintOf(latest)) return;
    latest = next;
    told = Promise.all([...listeners].map((listen) => listen()));
  }

  /** Done once what has changed by now holds here, and whoever follows is done with it. */
  async function reread(): Promise<void> {
    if (reading === undefined) {
      await start();
    } else {
      // Told of a change while reading: what is being read may be from before it, so it is read once more.
      again = true;
      await reading;
      await reading;
    }
    await told;
  }

  function start(): Promise<void> {
    again = false;
    reading = read()
      .catch((error: unknown) => {
        if (stopped) return;
        log.warn({ err: error }, 'settings of the shop could not be read, the last ones hold');
        retry ??= setTimeout(() => {
          retry = undefined;
          void reread();
        }, RETRY_MS).unref();
      })
      .finally(() => {
        reading = undefined;
        if (again && !stopped) void start();
      });
    return reading;
  }

  await start();
  const leave = listener.listen('shop_settings_changed', () => (stopped ? undefined : reread()));

  return {
    now: () => latest,
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
      leave();
    },
  };
}

/** Equal for settings between which nobody can tell. */
function fingerprintOf({ logo, ...rest }: ShopSettings): string {
  const mark = logo === undefined || 'file' in logo ? logo : logo.digest;
  return JSON.stringify({ ...rest, logo: mark ?? null });
}
