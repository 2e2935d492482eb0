import type { CallContext } from '../../platform/http/call.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import type { Device } from './open-session.ts';

/** The device that makes a call. */
export function deviceOf(call: CallContext): Device {
  return { userAgent: call.headers['user-agent'] ?? '', ipPrefix: ipPrefix(call.ip) };
}
