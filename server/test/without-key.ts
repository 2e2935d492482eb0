import type { RouteSpec } from '@sesame/contract/route.ts';
import type { Done, Once } from '../src/platform/http/bind-once.ts';
import { runOnce } from '../src/platform/http/run-once.ts';
import type { Platform } from '../src/platform/platform.ts';

/** How an operation is answered when it is called by itself, as by a call without an Idempotency-Key. */
export function withoutKey<R extends RouteSpec>(platform: Platform): Once<R> {
  const status = 200;
  // The mark says only that the operation has been run.
  const done = {} as Done;
  return Object.assign(
    async (work: Parameters<Once<R>>[0]) => {
      await runOnce(platform, undefined, async (inCall) => {
        return { status, json: JSON.stringify(await work(inCall)) };
      });
      return done;
    },
    {
      async begin({ begin, finish }: Parameters<Once<R>['begin']>[0]) {
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
