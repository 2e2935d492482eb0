import type { IncomingHttpHeaders } from 'node:http';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';

/** Who opened a link, as far as a visit is counted by it. */
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
