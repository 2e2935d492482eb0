import type { IncomingHttpHeaders } from 'node:http';
import { ipPrefix } from '../../../platform/http/limits/ip-prefix.ts';

/** The data by which visits are counted once per visitor. */
export interface Visitor {
  readonly ipPrefix: string;
  readonly userAgent: string;
}

export function visitorOf(call: {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}): Visitor {
  return { ipPrefix: ipPrefix(call.ip), userAgent: call.headers['user-agent'] ?? '' };
}
