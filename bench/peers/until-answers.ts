import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from '../load/http-client.ts';
import { isGood, type Question } from './peer.ts';

const TIMEOUT_MS = 120_000;

/** Asks every few milliseconds until the answer is good. @throws after two minutes */
export async function untilAnswers(url: string, question: Question): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  let last: Answer | undefined;
  for (;;) {
    last = await send(`${url}${question.call.path}`, question.call).catch(() => undefined);
    if (last?.status === 200 && isGood(last.text, question)) return;
    if (performance.now() > deadline) break;
    await sleep(5);
  }
  const answered = last === undefined ? 'no answer' : `${last.status} ${last.text.slice(0, 300)}`;
  throw new Error(`no good answer of ${question.call.path} within two minutes: ${answered}`);
}
