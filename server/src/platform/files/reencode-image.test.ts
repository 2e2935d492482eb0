import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencodeImage } from './reencode-image.ts';

test('decodes one picture per core, queues eight more and refuses the rest as unavailable', async () => {
  const cores = availableParallelism();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const gate = Promise.withResolvers<void>();
  let decoding = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++decoding);
    await gate.promise;
    decoding--;
    return bytes;
  };
  const outcomes = Array.from({ length: cores + 8 + 3 }, () =>
    reencodeImage(bytes, draw).then(
      () => 'drawn',
      (refusal: unknown) => refusal,
    ),
  );
  // Three are refused while the others are still decoded or queued.
  for (const refused of await filledUpTo(outcomes, 3)) {
    expect(refused).toMatchObject({ code: 'unavailable', retryAfterS: 5 });
  }
  await expect.poll(() => decoding).toBe(cores);
  gate.resolve();
  const all = await Promise.all(outcomes);
  expect(all.filter((outcome) => outcome === 'drawn')).toHaveLength(cores + 8);
  expect(most).toBe(cores);
});

/** The first `count` outcomes to settle. */
async function filledUpTo<Outcome>(
  outcomes: readonly Promise<Outcome>[],
  count: number,
): Promise<Outcome[]> {
  const over: Outcome[] = [];
  await new Promise<void>((resolve) => {
    for (const outcome of outcomes) {
      void outcome.then((result) => {
        over.push(result);
        if (over.length === count) resolve();
      });
    }
  });
  return over.slice(0, count);
}
