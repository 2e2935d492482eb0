import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of a running shop and its emulators; written to `<DATA_DIR>/urls.json` while it runs. */
export interface Addresses {
  readonly shop: string;
  readonly api: string;
  readonly console: string;
  readonly bank?: string;
  readonly mailbox?: string;
  readonly identity?: string;
  readonly telegram?: string;
  readonly gateways?: string;
  /** The emulated supplier that answers provisioning webhooks. */
  readonly access?: string;
}

const labels: Record<keyof Addresses, string> = {
  shop: 'Shop',
  api: 'API',
  console: 'Console',
  bank: 'Demo bank',
  mailbox: 'Mailbox',
  identity: 'Demo sign-in',
  telegram: 'Telegram bot',
  gateways: 'Providers',
  access: 'Access service',
};

export function publishAddresses(dataDir: string, addresses: Addresses): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, `urls.json.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(addresses, undefined, 2)}\n`);
  renameSync(draft, join(dataDir, 'urls.json'));
}

export function withdrawAddresses(dataDir: string): void {
  rmSync(join(dataDir, 'urls.json'), { force: true });
}

export function formatAddresses(addresses: Addresses): string {
  // `Object.entries` loses the key type.
  const rows = Object.entries(addresses) as [keyof Addresses, string][];
  return rows.map(([key, url]) => `  ${labels[key].padEnd(16)}${url}`).join('\n');
}
