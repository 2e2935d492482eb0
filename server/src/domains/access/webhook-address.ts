import { isPublicHost } from '../../platform/public-hosts.ts';
import { isAllowedLink } from './links.rules.ts';

/** Names that no public server of names knows. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/;

/**
 * Whether a service may be asked at it: an https address of the internet, or a host of the own network that the settings
 * name. Where a name leads is looked at again whenever it is called.
 * @param ownHosts `host:port`
 */
export function isAllowedWebhook(address: string, ownHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || !isAllowedLink(address)) return false;
  if (ownHosts.includes(url.host)) return true;
  const { hostname, protocol } = url;
  const isName = hostname.includes('.') || hostname.startsWith('[');
  return protocol === 'https:' && isName && isPublicHost(hostname) && !LOCAL_NAME.test(hostname);
}
