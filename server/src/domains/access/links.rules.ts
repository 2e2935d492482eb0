const LINK_MAX = 2_048;

/** Whether a page may open it: an absolute web address, without a user name that could disguise its host. */
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

/** Whether it is a web address with a place for the subscription, and every place is known. */
export function isAllowedTemplate(template: string): boolean {
  if (!template.includes('{subscription}')) return false;
  const link = fillTemplate(template, { user: 'u', subscription: 's' });
  return !/[{}]/.test(link) && isAllowedLink(link) && hostOf(template) === hostOf(link);
}

/** `https://…/{user}/{subscription}` with both ids in their places. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template
    .replaceAll('{user}', encodeURIComponent(values.user))
    .replaceAll('{subscription}', encodeURIComponent(values.subscription));
}

/** A place inside the host would let an id choose where the buyer is sent. */
function hostOf(address: string): string | undefined {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1];
}
