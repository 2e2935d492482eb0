import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a port is given once, although nothing listens on it yet', async () => {
  const ports: (number | undefined)[] = [];
  for (let count = 0; count < 400; count++) ports.push(await findFreePort('127.0.0.1', 0));
  expect(new Set(ports).size).toBe(400);
  expect(ports).not.toContain(undefined);
});
