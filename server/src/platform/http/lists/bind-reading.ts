import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { readsOf } from '../../db/replica/reads.ts';
import { derivePlatform, perPlatform } from '../../per-platform.ts';
import type { Platform } from '../../platform.ts';
import { bind } from '../bind.ts';
import type { Call, HandlerAnswer, OperatorSession } from '../call.ts';
import type { Api } from '../create-server.ts';

/** The platform with the database for reads that may be some seconds old. */
const withReplica = perPlatform((platform: Platform): Platform => {
  const reads = readsOf(platform.db);
  return reads === undefined ? platform : derivePlatform(platform, { db: reads.db });
});

/** Its `db` may be the replica, but not before that has the last change of this operator. */
export function readingFor(
  platform: Platform,
  operator: Pick<OperatorSession, 'lastChange'>,
): Platform {
  const mayUse = readsOf(platform.db)?.has(operator.lastChange) === true;
  return mayUse ? withReplica(platform) : platform;
}

/**
 * Serves a read of the console that may be some seconds old, as lists and reports may: it gets its database as the second
 * argument, and nothing else.
 */
export function bindReading<R extends RouteSpec & { auth: 'operator'; method: 'GET' }>(
  api: Api,
  route: R,
  read: (call: Call<R>, reading: Platform) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>,
): void {
  bind(api, route, (call) =>
    read(call, readingFor(api.platform, call.operator as OperatorSession)),
  );
}
