/** How an owner sets a provider up in the console, from opening its dashboard to the first test. */
export interface ProviderSetup {
  /** What buyers pay with, in one line, for an owner who has to choose among providers. */
  readonly accepts: string;
  readonly acceptsRu: string;
  /** The page with the keys; null where there is no provider to sign in to. */
  readonly dashboardUrl: string | null;
  readonly webhooks: WebhookSetup;
  /** In the order of the work. Settings that no step names are optional or rarely changed. */
  readonly steps: readonly SetupStep[];
  readonly checks: readonly PasteCheck[];
  /**
   * Whether the settings are those of a test account, which moves no real money.
   * @param values the values in force; a setting without one is undefined
   */
  isTest(values: Readonly<Record<string, string | undefined>>): boolean;
}

/**
 * How the provider learns where to send webhooks: an owner enters the address in its dashboard, or it is sent with every
 * payment, or there are none.
 */
export type WebhookSetup =
  | {
      readonly kind: 'entered';
      /** Whether the address ends in a secret, because webhooks are not signed. */
      readonly hasSecretAddress: boolean;
      /** As the dashboard names them. */
      readonly events: readonly string[];
    }
  | { readonly kind: 'sent' | 'none' };

export interface SetupStep {
  readonly text: string;
  readonly textRu: string;
  /** The settings that are filled in here. */
  readonly fields?: readonly string[];
  /** Whether the address for webhooks and their events are needed here. */
  readonly showsWebhook?: boolean;
}

/** A mistake that a pasted value shows. */
export interface PasteCheck {
  readonly field: string;
  readonly pattern: RegExp;
  /** Whether the value cannot be used; otherwise it is only a reason to look again. */
  readonly isWrong: boolean;
  /** The mode that such a value belongs to: it is mentioned in a shop of the other mode only. */
  readonly mode?: 'test' | 'live';
  readonly text: string;
  readonly textRu: string;
}

/** A test key in a live shop. Not wrong: an owner may try the shop out before it opens. */
export const testKey = (field: string, pattern: RegExp): PasteCheck => ({
  field,
  pattern,
  isWrong: false,
  mode: 'test',
  text: 'This belongs to a test account. This shop is live, so its test payments grant nothing; replace it before you open.',
  textRu:
    'Это данные тестового аккаунта. Магазин боевой: тестовые платежи не дают доступа. Замените их перед открытием.',
});

/** A live account in a test shop. */
export const liveKey = (field: string, pattern: RegExp): PasteCheck => ({
  field,
  pattern,
  isWrong: false,
  mode: 'live',
  text: 'This belongs to a live account and would charge real money, but this shop is a test shop: its real payments grant nothing.',
  textRu:
    'Это данные боевого аккаунта, он спишет настоящие деньги. Но магазин тестовый: настоящие платежи не дают доступа.',
});

/** A live secret key in a test shop, refused: it would take money from buyers and give them nothing. */
export const liveSecretKey = (field: string, pattern: RegExp): PasteCheck => ({
  field,
  pattern,
  isWrong: true,
  mode: 'live',
  text: 'This is a live key: it would charge real money, but this shop is a test shop, where real payments grant nothing. Copy the key of a test account, or open the shop with NODE_ENV=production first.',
  textRu:
    'Это боевой ключ: он спишет настоящие деньги, но магазин тестовый, и настоящие платежи в нём ничего не дают. Скопируйте ключ тестового аккаунта или сначала запустите магазин с NODE_ENV=production.',
});
