import { resolve } from 'node:path';

export interface DemoSettings {
  readonly dataDir: string;
  /** False when BANK_URL is set, and in production. */
  readonly wantsBank: boolean;
  /** False when SMTP_URL is set, and in production. */
  readonly wantsMailbox: boolean;
  /** False when GOOGLE_CLIENT_ID is set, and in production. */
  readonly wantsIdentity: boolean;
  /** False when TELEGRAM_BOT_TOKEN is set, and in production. */
  readonly wantsTelegram: boolean;
  /** False in production. `wantedGateways` decides which ones, by the settings of each. */
  readonly wantsGateways: boolean;
  readonly role: string;
}

/**
 * Reads the few settings that decide which emulators to start. Does not use the server's schema, because loading it
 * would delay every start; invalid values are reported by the server.
 */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const demo = env.DEMO || String(env.NODE_ENV !== 'production');
  const wantsEmulators = /^(true|1)$/.test(demo) && env.NODE_ENV !== 'production';
  return {
    dataDir: resolve(env.DATA_DIR || '.data'),
    wantsBank: wantsEmulators && !env.BANK_URL,
    wantsMailbox: wantsEmulators && !env.SMTP_URL,
    wantsIdentity: wantsEmulators && !env.GOOGLE_CLIENT_ID,
    wantsTelegram: wantsEmulators && !env.TELEGRAM_BOT_TOKEN,
    wantsGateways: wantsEmulators,
    role: env.ROLE || 'all',
  };
}
