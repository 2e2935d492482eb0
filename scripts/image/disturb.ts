import { setTimeout as sleep } from 'node:timers/promises';
import { listSubPlans } from '../../contract/src/shop/catalogue.ts';
import { untilReady } from './until-ready.ts';

const CALL_PAUSE_MS = 50;
const LANES = 3;

/** Reads plans through the proxy all the while, and counts what does not succeed. */
export async function disturb(
  url: string,
  title: string,
  work: () => Promise<void>,
): Promise<string[]> {
  const failed = new Map<string, number>();
  let calls = 0;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      calls++;
      const outcome = await fetch(`${url}${listSubPlans.path}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          const retry = answer.headers.has('retry-after') ? ' with Retry-After' : '';
          return answer.ok ? 'ok' : `${answer.status}${retry}`;
        },
        (error: unknown) => String(error),
      );
      if (outcome !== 'ok') failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
      await sleep(CALL_PAUSE_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: LANES }, read));
  await work();
  const backMs = await untilReady(url);
  isOver = true;
  await reading;
  const kinds = [...failed].map(([kind, count]) => `${count} × ${kind}`).join(', ') || '0';
  console.log(`${title}: ${calls} calls, failed ${kinds}; ready ${backMs} ms later`);
  return [...failed.keys()]
    .filter((kind) => kind !== '503 with Retry-After')
    .map((kind) => `${title}: callers got ${kind}`);
}
