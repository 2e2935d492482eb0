import type { CallContext } from '../../../platform/http/call.ts';
import { readDeviceCookie, setDeviceCookie } from '../../../platform/http/device-cookie.ts';
import { ipPrefix } from '../../../platform/http/limits/ip-prefix.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Device } from '../sessions/create-session.ts';

const COOKIE = 'sesame-device';

/** The device of a call, with its cookie value or a new one that `rememberDevice` stores. */
export function deviceOf(
  call: CallContext,
  { ids, publicUrl }: Pick<Platform, 'ids' | 'publicUrl'>,
): Device & { readonly cookie: string } {
  return {
    userAgent: call.headers['user-agent'] ?? '',
    ipPrefix: ipPrefix(call.ip),
    cookie: readDeviceCookie(call.headers, publicUrl(), COOKIE) ?? ids.token(),
  };
}

/** Sets the device cookie after a sign-in, so that the browser is trusted from now on. */
export function rememberDevice(
  call: CallContext,
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  device: { readonly cookie: string },
): void {
  setDeviceCookie(call, publicUrl(), COOKIE, device.cookie);
}
