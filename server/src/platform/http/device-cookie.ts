import type { IncomingHttpHeaders } from 'node:http';
import type { CallContext } from './call.ts';

const LIFETIME_S = 180 * 24 * 60 * 60;

/**
 * A random id of a browser, stored in its cookie and here as a hash. It does not authenticate; it shows that this
 * browser has signed in before. `__Host-` keeps sibling hosts from setting one.
 */
export function readDeviceCookie(
  headers: IncomingHttpHeaders,
  publicUrl: string,
  name: string,
): string | undefined {
  const expected = cookieName(publicUrl, name);
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === expected && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

export function setDeviceCookie(
  call: Pick<CallContext, 'setHeader'>,
  publicUrl: string,
  name: string,
  value: string,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  call.setHeader(
    'set-cookie',
    `${cookieName(publicUrl, name)}=${value}; Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function cookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
