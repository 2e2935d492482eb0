import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { Done, RunIdempotent } from '../../src/platform/http/idempotency/bind-idempotent.ts';
import { runOnce } from '../../src/platform/http/idempotency/run-once.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Runs an operation directly, as for a call without an Idempotency-Key. */
export function withoutKey<R extends RouteSpec>(platform: Platform): RunIdempotent<R> {
  const status = 200;
  // The marker only states that the operation has run.
  const done = {} as Done;
  return Object.assign(
    async (work: Parameters<RunIdempotent<R>>[0]) => {
      await runOnce(platform, undefined, async (inCall) => {
        return { status, json: JSON.stringify(await work(inCall)) };
      });
      return done;
    },
    {
      async begin({ begin, finish }: Parameters<RunIdempotent<R>['begin']>[0]) {
        await runOnce(platform, undefined, {
          begin,
          async finish(reference, more) {
            const answer = await finish(reference, more);
            return answer && { status, json: JSON.stringify(answer) };
          },
        });
        return done;
      },
    },
  );
}
