const LINK_MAX = 2_048;

/** Whether a page may link to it: an absolute http(s) URL without a user name that could disguise its host. */
export function isAllowedLink(link: string): boolean {
  if (link.length > LINK_MAX || !/^https?:\/\/[^\s\\]+$/.test(link)) return false;
  const url = URL.parse(link);
  if (url === null) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

export interface TemplateValues {
  readonly user: string;
  readonly subscription: string;
}

/** Whether it is a URL with a `{subscription}` placeholder, no unknown placeholders and none in the host. */
export function isAllowedTemplate(template: string): boolean {
  if (!template.includes('{subscription}')) return false;
  const link = fillTemplate(template, { user: 'u', subscription: 's' });
  return !/[{}]/.test(link) && isAllowedLink(link) && hostOf(template) === hostOf(link);
}

/** Puts both ids into `https://…/{user}/{subscription}`. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template
    .replaceAll('{user}', encodeURIComponent(values.user))
    .replaceAll('{subscription}', encodeURIComponent(values.subscription));
}

/** A placeholder in the host would let an id choose which site the buyer is sent to. */
function hostOf(address: string): string | undefined {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1];
}
