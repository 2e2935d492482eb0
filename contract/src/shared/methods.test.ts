import { expect, test } from 'vitest';
import { allRoutes } from './all-routes.ts';
import type { RouteSpec } from './route.ts';

const reads: readonly RouteSpec[] = allRoutes.filter(({ method }) => method === 'GET');

/** Read-only calls that are still refused during an impersonation, because of what they show or call. */
const ownerOnly = ['readItem', 'downloadItem', 'checkItem', 'readGift'];

test('no route that changes something is a GET', () => {
  expect(reads.length).toBeGreaterThan(100);
  for (const { id, body, idempotent, multipart, auth, readableInImpersonation } of reads) {
    expect({ id, body, idempotent, multipart }).toEqual({ id });
    if (auth !== 'user' || ownerOnly.includes(id)) continue;
    expect({ id, readableInImpersonation }).toEqual({ id, readableInImpersonation: true });
  }
});
