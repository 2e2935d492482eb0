import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstViewChunks } from './first-view-chunks.ts';

const FOLDER = join('/', 'shop', 'web');
const imports: Record<string, string[]> = {
  'src/main.tsx': ['react', 'src/styles/app.css', 'icons'],
  icons: ['node_modules/lucide-react/dist/esm/icons/x.js'],
  'src/features/auth/sign-in-screen.tsx': [
    'react',
    'src/ui/primitives/note.tsx',
    'src/ui/forms/password-input.tsx',
    'src/ui/forms/input.tsx',
    'src/features/auth/use-auth-form.ts',
  ],
  'src/app/shop-layout.tsx': ['react', 'src/app/header/header.tsx'],
  'src/app/dashboard-route.tsx': ['src/ui/primitives/note.tsx', 'src/app/header/header.tsx'],
  'src/ui/primitives/note.tsx': ['src/ui/tone.ts'],
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id.slice(FOLDER.length + 1)] ?? []).map((name) => join(FOLDER, name)),
  }),
};

/** The chunk that the groups, tried in order, assign to a module. */
function chunkOf(name: string) {
  const groups = firstViewChunks(FOLDER).sort((one, other) => other.priority - one.priority);
  return groups
    .map((group) => group.name(join(FOLDER, name), graph))
    .find((chunk) => chunk !== null);
}

test.each([
  ['react', 'shop'],
  ['src/ui/primitives/note.tsx', 'common'],
  ['src/ui/tone.ts', 'common'],
  ['src/app/header/header.tsx', 'signed-in'],
  ['src/ui/forms/input.tsx', 'fields'],
])('assigns %s to the chunk %s', (module, chunk) => {
  expect(chunkOf(module)).toBe(chunk);
});

test.each([
  'src/main.tsx',
  'src/app/dashboard-route.tsx',
  'src/features/auth/use-auth-form.ts',
  'src/ui/forms/password-input.tsx',
  'src/styles/app.css',
  'node_modules/lucide-react/dist/esm/icons/x.js',
])('leaves %s to the bundler', (module) => {
  expect(chunkOf(module)).toBeUndefined();
});
