import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstViewChunks } from './first-view-chunks.ts';

const FOLDER = join('/', 'shop');
const imports: Record<string, string[]> = {
  'src/main.tsx': ['react', 'src/styles/app.css', 'icons'],
  icons: ['node_modules/lucide-react/dist/esm/icons/x.js'],
  'src/features/auth/login-screen.tsx': ['react', 'src/ui/note.tsx', 'src/ui/password-input.tsx'],
  'src/app/signed-in-layout.tsx': ['react', 'src/app/header.tsx'],
  'src/app/dashboard-route.tsx': ['src/ui/note.tsx', 'src/app/header.tsx'],
  'src/ui/note.tsx': ['src/ui/tone.ts'],
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id.slice(FOLDER.length + 1)] ?? []).map((name) => join(FOLDER, name)),
  }),
};

/** The chunk that the groups, tried in their order, give a module. */
function chunkOf(name: string) {
  const groups = firstViewChunks(FOLDER).sort((one, other) => other.priority - one.priority);
  return groups
    .map((group) => group.name(join(FOLDER, name), graph))
    .find((chunk) => chunk !== null);
}

it.each([
  ['react', 'shop'],
  ['src/ui/note.tsx', 'common'],
  ['src/ui/tone.ts', 'common'],
  ['src/app/header.tsx', 'signed-in'],
])('gives %s, whoever else imports it, to the chunk %s', (module, chunk) => {
  expect(chunkOf(module)).toBe(chunk);
});

it.each([
  'src/main.tsx',
  'src/app/dashboard-route.tsx',
  'src/ui/password-input.tsx',
  'src/styles/app.css',
  'node_modules/lucide-react/dist/esm/icons/x.js',
])('leaves %s where the bundler puts it', (module) => {
  expect(chunkOf(module)).toBeUndefined();
});
