import { expect } from 'vitest';
import { type Folder, startFolder } from './parts/folder.ts';
import { type Google, startGoogle } from './parts/google.ts';
import { type Mail, startMail } from './parts/mail.ts';
import type { Part, PartInput, ShopOptions } from './parts/part.ts';
import { type Partners, startPartners } from './parts/partners.ts';
import { type Refunds, startRefunds } from './parts/refunds.ts';
import { type Sales, startSales } from './parts/sales.ts';
import { startTelegramBot, type Telegram } from './parts/telegram.ts';
import { startTransfers, type Transfers } from './parts/transfers.ts';
import { startApp, type TestApp } from './start-app.ts';

/** What each part gives to the shop, with the parts that it needs. */
interface Gives {
  /** The emulated bank, payment methods and one product. */
  readonly sales: Sales;
  /** Partners, invited buyers and commissions, with `sales`. */
  readonly partners: Sales & Partners;
  /** An operator who refunds, with `partners`. */
  readonly refunds: Sales & Partners & Refunds;
  /** A separate data folder, for uploaded files. */
  readonly folder: Folder;
  /** One product that is sold by bank transfer, with `folder`. */
  readonly transfers: Folder & Transfers;
  /** A mailbox that receives every mail. */
  readonly mail: Mail;
  /** A Telegram with the bot of the shop. */
  readonly telegram: Telegram;
  /** A Google that can return forged answers. */
  readonly google: Google;
}
export type PartName = keyof Gives;

interface RunningShop {
  readonly app: TestApp;
  /** Whether its ledger must be in order after every test: with parts that sell, unless rows are inserted directly. */
  readonly verifiesLedger: boolean;
  /** Fails the test unless every invariant of the ledger holds. */
  expectClean(): Promise<void>;
  /** Stops the server, then its parts. */
  stop(): Promise<void>;
}

/** A running shop with these parts. */
export type Shop<Name extends PartName = never> = RunningShop & All<Gives[Name]>;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

const START = '2026-03-10T12:00:00.000Z';

/** In the order in which they start. */
const PARTS: readonly {
  readonly name: PartName;
  readonly neededBy?: readonly PartName[];
  readonly start: (input: PartInput) => Part<object> | Promise<Part<object>>;
}[] = [
  { name: 'sales', neededBy: ['partners', 'refunds'], start: startSales },
  { name: 'partners', neededBy: ['refunds'], start: startPartners },
  { name: 'refunds', start: startRefunds },
  { name: 'folder', neededBy: ['transfers'], start: startFolder },
  { name: 'transfers', start: startTransfers },
  { name: 'mail', start: startMail },
  { name: 'telegram', start: startTelegramBot },
  { name: 'google', start: startGoogle },
];

/**
 * Starts a server with these parts on a fresh database, over real HTTP, with a clock that tests move. `shopTest` does it
 * for a whole file; this is for shops that live shorter, or whose settings are only known at run time.
 */
export async function startShop<Name extends PartName = never>(
  names: readonly Name[] = [],
  options: ShopOptions = {},
): Promise<Shop<Name>> {
  const chosen = new Set<PartName>(names);
  const isChosen = (name: PartName) => chosen.has(name);
  let now = () => new Date(options.now ?? START);
  const parts: Part<object>[] = [];
  const stopParts = async () => {
    for (const part of parts) await part.stop?.();
  };
  for (const { name, neededBy = [], start } of PARTS) {
    if (!isChosen(name) && !neededBy.some(isChosen)) continue;
    parts.push(await start({ options, now: () => now() }));
  }
  const settings = parts.map((part) => part.settings ?? {});
  const app = await startApp({
    now: START,
    ...Object.assign({}, ...settings),
    ...options,
    env: Object.assign({}, ...settings.map(({ env }) => env), options.env),
  }).catch(async (error: unknown) => {
    await stopParts();
    throw error;
  });
  now = () => app.clock.now();
  const running: RunningShop = {
    app,
    verifiesLedger:
      options.verifiesLedger ??
      settings.some(({ bank, verifiesLedger }) => bank !== undefined || verifiesLedger),
    async expectClean() {
      expect(await app.verifyLedger()).toEqual([]);
    },
    async stop() {
      try {
        await app.stop();
      } finally {
        await stopParts();
      }
    },
  };
  const shop = { ...running };
  for (const part of parts) Object.assign(shop, await part.attach(app, shop));
  // The cast is safe: `Gives` lists what each part attaches.
  return shop as Shop<Name>;
}
