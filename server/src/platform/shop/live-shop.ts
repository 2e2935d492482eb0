import type { Config, ShopSettings } from '../../config.ts';
import { CachedValue } from '../cached-value.ts';
import { listConnectionSettings } from '../connections/connections.store.ts';
import { readConnections } from '../connections/read-connections.ts';
import type { Executor, Platform } from '../platform.ts';
import { findLogo, hasOperators, listShopSettings } from './shop.store.ts';
import { savedValues, shopFrom } from './shop-settings.ts';

export interface LiveShop {
  now(): ShopSettings;
  /**
   * Calls the listener after every effective change and waits for its promise; returns a function that unsubscribes.
   */
  onChange(listener: () => unknown): () => void;
}

/** What completes and opens the saved settings. */
type Known = Pick<Platform, 'sealer'> & {
  readonly config: Pick<
    Config,
    'defaultShop' | 'variable' | 'production' | 'loopbackTrial' | 'backupRoots'
  >;
};

/**
 * The current settings of the shop in this process. They are read at the start, after every change and after the
 * listening connection was lost. While the database is down the last settings are used, at the very start those of the
 * environment.
 */
export async function createLiveShop(
  { db, listener, log }: Pick<Platform, 'db' | 'listener' | 'log'>,
  known: Known,
): Promise<LiveShop> {
  const listeners = new Set<() => unknown>();
  const shop: CachedValue<ShopSettings> = new CachedValue({
    first: known.config.defaultShop,
    make: async () => {
      const next = await readShop(db, known);
      return fingerprintOf(next) === fingerprintOf(shop.latest) ? shop.latest : next;
    },
    onChange: () => Promise.all([...listeners].map((listen) => listen())),
    onFailure: (error) =>
      log.warn(
        { err: error },
        'settings of the shop could not be read, the previous ones are used',
      ),
  });
  await shop.current();
  shop.follow(listener, 'shop_settings_changed');
  return {
    now: () => shop.latest,
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

async function readShop(db: Executor, { config, sealer }: Known): Promise<ShopSettings> {
  const saved = savedValues(await listShopSettings(db));
  const png = saved.logo === undefined ? undefined : await findLogo(db, saved.logo);
  const logo =
    saved.logo === undefined || png === undefined ? undefined : { digest: saved.logo, png };
  const connections = readConnections(config, sealer, await listConnectionSettings(db));
  const standard = { ...config.defaultShop, isOpen: await isOpenUnsaved(db, config) };
  return { ...shopFrom(standard, saved, logo), connections };
}

/** A shop that was neither opened nor closed is open once an operator has worked in it. */
async function isOpenUnsaved(
  db: Executor,
  { defaultShop }: Pick<Config, 'defaultShop'>,
): Promise<boolean> {
  return defaultShop.isOpen || (await hasOperators(db));
}

/** Equal for settings that do not differ in effect. */
function fingerprintOf({ logo, ...rest }: ShopSettings): string {
  const mark = logo === undefined || 'file' in logo ? logo : logo.digest;
  return JSON.stringify({ ...rest, logo: mark ?? null });
}
