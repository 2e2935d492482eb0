import { isPublicHost } from '../../../platform/network/public-hosts.ts';
import { isWebLink } from './credentials.rules.ts';

/** Names that do not resolve in public DNS. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/;

/**
 * Whether the address may be a provisioning webhook: https on the internet, or a private host named in the settings.
 * The address that the name resolves to is checked again on every call.
 * @param ownHosts `host:port`
 */
export function isAllowedWebhookUrl(address: string, ownHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || !isWebLink(address)) return false;
  if (ownHosts.includes(url.host)) return true;
  const { hostname, protocol } = url;
  const isName = hostname.includes('.') || hostname.startsWith('[');
  return protocol === 'https:' && isName && isPublicHost(hostname) && !LOCAL_NAME.test(hostname);
}
