import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrows, paymentRooms } from '../../.dependency-cruiser.mjs';
import { root } from '../root.ts';

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)\/?`/g)].map(([, name = '']) => name);

describe('ARCHITECTURE.md', () => {
  test('lists every domain with the domains it may call', () => {
    const listed = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
      ([, name = '', calls = '']) => [name, namesIn(calls).sort()] as const,
    );
    const declared = Object.entries(arrows).map(([name, calls]) => [name, [...calls].sort()]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(declared));
  });

  test('lists every room of payments in the order of the layers', () => {
    const listed = page
      .split('\n')
      .filter((line) => /^\| `[\w-]+\/`(?:, `[\w-]+\/`)* \| [^|]+ \|$/.test(line))
      .flatMap((line) => namesIn(line.split('|')[1] ?? ''))
      .filter((name) => existsSync(join(root, 'server/src/domains/payments', name)));
    expect(listed).toEqual(paymentRooms);
  });
});
