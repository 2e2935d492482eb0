import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from '../load/http-client.ts';
import { isGood, type Question, type RunningPeer } from './peer.ts';

const TIMEOUT_MS = 120_000;

/** Asks a started shop every few milliseconds until its answer is good. @throws after two minutes, or when it has ended */
export async function untilReady(
  { url, hasEnded }: Pick<RunningPeer, 'url' | 'hasEnded'>,
  { call, contains }: Question,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  let last: Answer | undefined;
  while (performance.now() < deadline) {
    last = await send(`${url}${call.path}`, call).catch(() => undefined);
    if (last?.status === 200 && isGood(last.text, { call, contains })) return;
    if (hasEnded()) throw new Error('it ended before its first good answer');
    await sleep(5);
  }
  const answered = last === undefined ? 'no answer' : `${last.status} ${last.text.slice(0, 300)}`;
  throw new Error(`no good answer of ${call.path} within two minutes: ${answered}`);
}
