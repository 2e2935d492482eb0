import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { type Lockfile, sbomOf } from './sbom.ts';

const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { components, ...head } = sbomOf(lockfile);
const find = (name: string) => components.find((component) => component?.name === name);

test('is a CycloneDX document that describes the shop', () => {
  expect(head).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'sesame' } },
  });
});

test('lists runtime packages with version, license and hash, without development packages', () => {
  const { version, integrity = '' } = lockfile.packages['node_modules/fastify'] ?? {};
  expect(find('fastify')).toMatchObject({
    version,
    purl: `pkg:npm/fastify@${version}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
  });
  expect(find('@fastify/cors')?.purl).toMatch(/^pkg:npm\/%40fastify\/cors@/);
  expect(find('vitest')).toBeUndefined();
});

test('lists every package once and none of our workspaces', () => {
  const refs = components.map((component) => component?.['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.filter((ref) => ref?.includes('%40sesame/'))).toEqual([]);
});
