import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningRates, startRates } from './start-rates.ts';

let rates: RunningRates;
beforeAll(async () => {
  rates = await startRates({ now: () => new Date('2026-11-20T21:30:00Z') });
});
afterAll(() => rates.stop());

async function read(): Promise<string> {
  const bytes = await (await fetch(rates.url)).arrayBuffer();
  return new TextDecoder('windows-1251').decode(bytes);
}

test('answers the Moscow date and the dollar rate in windows-1251, decimal comma', async () => {
  expect(await read()).toContain('<ValCurs Date="21.11.2026"');
  expect(await read()).toContain('<Name>Доллар США</Name><Value>81,2300</Value>');
});

test('answers another rate and another date when they are set', async () => {
  rates.setDollar('85,1234');
  rates.setDay('24.11.2026');
  expect(await read()).toContain('<ValCurs Date="24.11.2026"');
  expect(await read()).toContain('<Value>85,1234</Value>');
});

test('answers 404 for other addresses', async () => {
  expect((await fetch(new URL('/', rates.url))).status).toBe(404);
});
