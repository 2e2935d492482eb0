import type { IncomingHttpHeaders } from 'node:http';
import type { CallContext } from '../../../platform/http/call.ts';

/** Covers the round trip to Google and the lifetime of the ticket after it. */
const LIFETIME_S = 15 * 60;

/**
 * The cookie that binds a sign-in to the browser that started it; it proves nothing else. `Lax`, because the return
 * from Google is a cross-site navigation; `__Host-` prevents sibling hosts from setting it.
 */
function cookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-sesame-google' : 'sesame-google';
}

export function readBrowserCookie(
  headers: IncomingHttpHeaders,
  publicUrl: string,
): string | undefined {
  const name = cookieName(publicUrl);
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

export function setBrowserCookie(call: CallContext, publicUrl: string, value: string): void {
  call.setHeader('set-cookie', browserCookie(publicUrl, value, LIFETIME_S));
}

export function dropBrowserCookie(call: CallContext, publicUrl: string): void {
  call.setHeader('set-cookie', browserCookie(publicUrl, '', 0));
}

function browserCookie(publicUrl: string, value: string, maxAgeS: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(publicUrl)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
