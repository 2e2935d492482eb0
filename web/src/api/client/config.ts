/** Settings of the shop that the server writes into the page. */
export type RuntimeConfig = {
  /** Empty: the API is on the page's origin. */
  apiBase: string;
  /** Empty: the token's cookie is limited to this host. */
  cookieDomain: string;
  brandName: string;
  /** The name in Russian, if it differs. */
  brandNameRu: string | null;
  supportUrl: string | null;
  /** Whether sign-in with Google is enabled. */
  google: boolean;
  /** Whether the shop has a Telegram bot. */
  telegram: boolean;
  /** Whether the shop sends mails. */
  mail: boolean;
  /** Whether visitors without an account see the catalogue. */
  publicCatalogue: boolean;
  /** Whether the shop takes no registrations and orders yet. */
  closed: boolean;
  /** Shown beside prices as a hint; USD: none. */
  shownCurrency: string;
};

const defaults: RuntimeConfig = {
  apiBase: '',
  cookieDomain: '',
  brandName: 'Sesame',
  brandNameRu: null,
  supportUrl: null,
  google: false,
  telegram: false,
  mail: true,
  publicCatalogue: false,
  closed: false,
  shownCurrency: 'USD',
};

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(
  document.querySelector('meta[name="sesame:config"]')?.getAttribute('content'),
);

/** A page served without settings (development server, tests) uses the defaults. */
export function readRuntimeConfig(content: string | null | undefined): RuntimeConfig {
  if (!content?.trim().startsWith('{')) return defaults;
  const given: Record<string, unknown> = JSON.parse(content);
  return {
    apiBase: typeof given.apiBase === 'string' ? given.apiBase.replace(/\/$/, '') : '',
    cookieDomain: typeof given.cookieDomain === 'string' ? given.cookieDomain : '',
    brandName: typeof given.brandName === 'string' ? given.brandName : defaults.brandName,
    brandNameRu: typeof given.brandNameRu === 'string' ? given.brandNameRu : null,
    supportUrl: typeof given.supportUrl === 'string' && given.supportUrl ? given.supportUrl : null,
    google: given.google === true,
    telegram: given.telegram === true,
    mail: given.mail !== false,
    publicCatalogue: given.publicCatalogue === true,
    closed: given.closed === true,
    shownCurrency: typeof given.shownCurrency === 'string' ? given.shownCurrency : 'USD',
  };
}
