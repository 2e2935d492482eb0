import { resolve } from 'node:path';

export interface DemoSettings {
  readonly dataDir: string;
  /** False when BANK_URL is set, and in production. */
  readonly startsBank: boolean;
  /** False when SMTP_URL is set, and in production. */
  readonly startsMailbox: boolean;
  /** False when GOOGLE_CLIENT_ID is set, and in production. */
  readonly startsIdentity: boolean;
  /** False when TELEGRAM_BOT_TOKEN is set, and in production. */
  readonly startsTelegram: boolean;
  /** False in production. `selectedGateways` decides which ones, by the settings of each. */
  readonly startsGateways: boolean;
  readonly role: string;
}

/**
 * Reads the few settings that decide which emulators to start. Does not use the server's schema, because loading it
 * would delay every start; invalid values are reported by the server.
 */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const demo = env.DEMO || String(env.NODE_ENV !== 'production');
  const startsEmulators = /^(true|1)$/.test(demo) && env.NODE_ENV !== 'production';
  return {
    dataDir: resolve(env.DATA_DIR || '.data'),
    startsBank: startsEmulators && !env.BANK_URL,
    startsMailbox: startsEmulators && !env.SMTP_URL,
    startsIdentity: startsEmulators && !env.GOOGLE_CLIENT_ID,
    startsTelegram: startsEmulators && !env.TELEGRAM_BOT_TOKEN,
    startsGateways: startsEmulators,
    role: env.ROLE || 'all',
  };
}
