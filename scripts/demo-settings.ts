import { resolve } from 'node:path';

export interface DemoSettings {
  readonly dataDir: string;
  /** A bank of the operator's own replaces ours; production has none. */
  readonly wantsBank: boolean;
  /** A mail server of the operator's own replaces ours; production has none. */
  readonly wantsMailbox: boolean;
  /** A provider of the operator's own replaces ours; production has none. */
  readonly wantsIdentity: boolean;
  /** A bot of the operator's own replaces ours; production has none. */
  readonly wantsTelegram: boolean;
  /** Which ones is decided by the settings of each; production has none. */
  readonly wantsGateways: boolean;
  readonly role: string;
}

/**
 * The few settings that concern what surrounds the server. Read without the server's schema, whose
 * loading would delay every start; the server refuses wrong values with its own sentence.
 */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const demo = env.DEMO || String(env.NODE_ENV !== 'production');
  const wantsStandIns = /^(true|1)$/.test(demo) && env.NODE_ENV !== 'production';
  return {
    dataDir: resolve(env.DATA_DIR || '.data'),
    wantsBank: wantsStandIns && !env.BANK_URL,
    wantsMailbox: wantsStandIns && !env.SMTP_URL,
    wantsIdentity: wantsStandIns && !env.GOOGLE_CLIENT_ID,
    wantsTelegram: wantsStandIns && !env.TELEGRAM_BOT_TOKEN,
    wantsGateways: wantsStandIns,
    role: env.ROLE || 'all',
  };
}
