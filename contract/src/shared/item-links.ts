import { ITEM_LINK_MAX } from './limits.ts';

/** Schemes that run or read something in the browser or on the buyer's device, instead of opening an app. */
const DENIED_SCHEMES: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'data',
  'file',
  'filesystem',
  'ftp',
  'intent',
  'jar',
  'javascript',
  'jscript',
  'livescript',
  'mhtml',
  'mocha',
  'moz-extension',
  'ms-msdt',
  'ms-officecmd',
  'resource',
  'search-ms',
  'vbscript',
  'view-source',
  'wyciwyg',
]);

/**
 * Whether it is a link that opens an app: `vless://…`, `ss://…`, `tg://…` and any other scheme but those of the web and
 * those that a browser runs. The name after `#` may contain spaces, as the links of VPN services do.
 */
export function isAppLink(link: string): boolean {
  if (link.length > ITEM_LINK_MAX) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/[^\s\\#]+(?:#[^\p{Cc}\\]*)?$/iu.exec(link)?.[1];
  if (scheme === undefined || /^https?$/i.test(scheme)) return false;
  return !DENIED_SCHEMES.has(scheme.toLowerCase());
}
