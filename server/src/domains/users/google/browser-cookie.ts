import type { IncomingHttpHeaders } from 'node:http';
import type { CallContext } from '../../../platform/http/call.ts';

/** As long as the way to Google and back and the ticket after it may take together. */
const LIFE_S = 15 * 60;

/**
 * The cookie that ties a sign-in to the browser that began it. It proves nothing else. `Lax`, because the way back
 * from Google is a navigation from another site; `__Host-` keeps sibling hosts from planting one.
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
  call.setHeader('set-cookie', browserCookie(publicUrl, value, LIFE_S));
}

export function dropBrowserCookie(call: CallContext, publicUrl: string): void {
  call.setHeader('set-cookie', browserCookie(publicUrl, '', 0));
}

function browserCookie(publicUrl: string, value: string, maxAgeS: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(publicUrl)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
