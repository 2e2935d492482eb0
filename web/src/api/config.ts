/** What the operator set and the server wrote into the page. */
export type RuntimeConfig = {
  /** Empty: the API answers on the page's own origin. */
  apiBase: string;
  /** Empty: the token's cookie belongs to this host only. */
  cookieDomain: string;
  brandName: string;
  /** Where the name is another one in Russian. */
  brandNameRu: string | null;
  supportUrl: string | null;
  demo: boolean;
  /** Whether people may sign in by Google. */
  google: boolean;
  /** Whether the shop has a Telegram bot to connect to. */
  telegram: boolean;
  /** Whether the shop sends mails. */
  mail: boolean;
};

const defaults: RuntimeConfig = {
  apiBase: '',
  cookieDomain: '',
  brandName: 'Sesame',
  brandNameRu: null,
  supportUrl: null,
  demo: false,
  google: false,
  telegram: false,
  mail: true,
};

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(
  document.querySelector('meta[name="sesame:config"]')?.getAttribute('content'),
);

/** A page served without the settings (the development server, a test) works with the defaults. */
export function readRuntimeConfig(content: string | null | undefined): RuntimeConfig {
  if (!content?.trim().startsWith('{')) return defaults;
  const given: Record<string, unknown> = JSON.parse(content);
  return {
    apiBase: typeof given.apiBase === 'string' ? given.apiBase.replace(/\/$/, '') : '',
    cookieDomain: typeof given.cookieDomain === 'string' ? given.cookieDomain : '',
    brandName: typeof given.brandName === 'string' ? given.brandName : defaults.brandName,
    brandNameRu: typeof given.brandNameRu === 'string' ? given.brandNameRu : null,
    supportUrl: typeof given.supportUrl === 'string' && given.supportUrl ? given.supportUrl : null,
    demo: given.demo === true,
    google: given.google === true,
    telegram: given.telegram === true,
    mail: given.mail !== false,
  };
}
