import type { OutboundRequest } from '../../src/platform/network/outbound.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Shortens the ten-second timeout of outgoing requests while `timeoutFor` returns a time. */
export function shortenTimeouts(
  { outbound }: Pick<Platform, 'outbound'>,
  timeoutFor: () => number | undefined,
): void {
  const { request } = outbound;
  Object.assign(outbound, {
    request: (call: OutboundRequest) => {
      const timeoutMs = timeoutFor();
      return request(timeoutMs === undefined ? call : { ...call, timeoutMs });
    },
  });
}
