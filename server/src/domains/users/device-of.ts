import type { CallContext } from '../../platform/http/call.ts';
import { readDeviceCookie, setDeviceCookie } from '../../platform/http/device-cookie.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Device } from './open-session.ts';

const COOKIE = 'sesame-device';

/** The device that makes a call, under the name it has or one that `keepDevice` gives it. */
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

/** After a sign-in: lets the browser keep the name by which it is trusted from now on. */
export function keepDevice(
  call: CallContext,
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  device: { readonly cookie: string },
): void {
  setDeviceCookie(call, publicUrl(), COOKIE, device.cookie);
}
