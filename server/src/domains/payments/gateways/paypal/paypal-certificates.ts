import { type KeyObject, X509Certificate } from 'node:crypto';
import { type OutboundCalls, OutboundError } from '../../../../platform/network/outbound.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';

/** The public keys that PayPal signs webhooks with, by certificate URL. */
export interface PayPalCertificates {
  /**
   * @returns undefined when there is no valid PayPal key at this URL
   * @param countFetch called before a certificate is fetched that is not cached; may refuse
   * @throws GatewayUnavailable when it cannot be fetched right now
   */
  findKey(url: string, now: Date, countFetch?: () => Promise<void>): Promise<KeyObject | undefined>;
}

const PATH = /^\/v1\/notifications\/certs\/[\w.-]{1,200}$/;
const PAYPAL_HOST = /^([a-z0-9-]{1,63}\.){1,3}paypal\.com$/;
/** Cache size; PayPal has a handful in use. */
const CERTIFICATES_MAX = 8;
/** Forged webhooks may name any URL: this many are fetched at once, the others wait for a retry by the sender. */
const FETCHES_AT_ONCE = 4;

/**
 * Fetches certificates only from PayPal, because the URL comes with a webhook that is not verified yet. If the base URL
 * is not PayPal's own (the emulator), only its origin is trusted.
 */
export function createPayPalCertificates(
  baseUrl: string,
  outbound: OutboundCalls,
): PayPalCertificates {
  const base = new URL(baseUrl);
  const ofPayPal = isPayPal(base);
  const certificates = new Map<string, X509Certificate>();
  const fetching = new Map<string, Promise<X509Certificate | undefined>>();

  function isTrusted(url: URL): boolean {
    const plain = url.username === '' && url.password === '' && url.search === '';
    if (!plain || !PATH.test(url.pathname)) return false;
    return ofPayPal ? isPayPal(url) : url.origin === base.origin;
  }

  async function getCertificate(
    url: URL,
    countFetch: (() => Promise<void>) | undefined,
  ): Promise<X509Certificate | undefined> {
    const known = certificates.get(url.href);
    if (known !== undefined) return known;
    if (!fetching.has(url.href)) await countFetch?.();
    let pending = fetching.get(url.href);
    if (pending === undefined) {
      if (fetching.size >= FETCHES_AT_ONCE) {
        throw new GatewayUnavailable('refused', 'Too many certificates of PayPal at once');
      }
      pending = fetchCertificate(url, outbound).finally(() => fetching.delete(url.href));
      fetching.set(url.href, pending);
    }
    const certificate = await pending;
    if (certificate !== undefined) remember(url.href, certificate);
    return certificate;
  }

  function remember(address: string, certificate: X509Certificate) {
    certificates.set(address, certificate);
    const [oldest] = certificates.keys();
    if (certificates.size > CERTIFICATES_MAX && oldest !== undefined) certificates.delete(oldest);
  }

  return {
    async findKey(text, now, countFetch) {
      const url = URL.parse(text);
      if (url === null || !isTrusted(url)) return undefined;
      const certificate = await getCertificate(url, countFetch);
      if (certificate === undefined || !isValid(certificate, now)) return undefined;
      const { publicKey } = certificate;
      return publicKey.asymmetricKeyType === 'rsa' ? publicKey : undefined;
    },
  };
}

function isPayPal({ protocol, hostname, port }: URL): boolean {
  return protocol === 'https:' && port === '' && PAYPAL_HOST.test(hostname);
}

async function fetchCertificate(
  url: URL,
  outbound: OutboundCalls,
): Promise<X509Certificate | undefined> {
  try {
    const answer = await outbound.request({
      url: url.href,
      method: 'GET',
      allowHosts: [url.host],
    });
    return answer.status < 300 ? new X509Certificate(answer.text) : undefined;
  } catch (error) {
    // The response is not a certificate.
    if (!(error instanceof OutboundError)) return undefined;
    throw new GatewayUnavailable(error.kind, `No PayPal certificate: ${error.message}`, {
      cause: error,
    });
  }
}

function isValid({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate;
}
