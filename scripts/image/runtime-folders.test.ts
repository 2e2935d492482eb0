import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { runtimeFolders } from './runtime-folders.ts';

const folders = runtimeFolders(root);

test('the image gets what the bundle loads, with dependencies and the parts of this platform', () => {
  expect(folders).toEqual(
    expect.arrayContaining(
      ['@node-rs/argon2', 'pdfkit', 'fontkit', 'pg-boss', 'pg', 'sharp'].map(inModules),
    ),
  );
  expect(folders.filter((folder) => /@img\/sharp-|argon2-/.test(folder))).not.toEqual([]);
});

test('the image gets neither bundled packages nor tools', () => {
  const needless = ['stripe', 'fastify', 'kysely', 'vitest', 'typescript', 'react'].map(inModules);
  expect(folders.filter((folder) => needless.includes(folder))).toEqual([]);
});

function inModules(name: string): string {
  return `node_modules/${name}`;
}
