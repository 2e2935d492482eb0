import type { Config, ShopSettings } from '../../config.ts';
import type { Platform } from '../platform.ts';
import { findLogo, listShopSettings } from './shop.store.ts';
import { savedValues, shopFrom } from './shop-settings.ts';

export interface LiveShop {
  now(): ShopSettings;
  /**
   * Calls the listener after every effective change and waits for its promise; returns a function that unsubscribes.
   */
  onChange(listener: () => unknown): () => void;
  stop(): void;
}

type Needs = Pick<Platform, 'db' | 'listener' | 'log'> & {
  readonly config: Pick<Config, 'defaultShop'>;
};

const RETRY_MS = 1_000;

/**
 * The current settings of the shop in this process. They are read at the start, after every change and after the
 * listening connection was lost. While the database is down the last settings are used, at the very start those of the
 * environment.
 */
export async function createLiveShop({ db, listener, log, config }: Needs): Promise<LiveShop> {
  const standard = config.defaultShop;
  const listeners = new Set<() => unknown>();
  let notified: Promise<unknown> = Promise.resolve();
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
    notified = Promise.all([...listeners].map((listen) => listen()));
  }

  /** Resolves when all changes so far are applied and their listeners have finished. */
  async function reread(): Promise<void> {
    if (reading === undefined) {
      await start();
    } else {
      // A change during a read: that read may have missed it, so the settings are read again.
      again = true;
      await reading;
      await reading;
    }
    await notified;
  }

  function start(): Promise<void> {
    again = false;
    reading = read()
      .catch((error: unknown) => {
        if (stopped) return;
        log.warn(
          { err: error },
          'settings of the shop could not be read, the previous ones are used',
        );
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

/** Equal for settings that do not differ in effect. */
function fingerprintOf({ logo, ...rest }: ShopSettings): string {
  const mark = logo === undefined || 'file' in logo ? logo : logo.digest;
  return JSON.stringify({ ...rest, logo: mark ?? null });
}
