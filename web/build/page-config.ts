import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { firstPaint } from './first-paint-plugin.ts';
import { shapes } from './shapes-plugin.ts';
import { textNumbers } from './text-numbers-plugin.ts';
import { textPlaces } from './text-places-plugin.ts';
import { textReload } from './text-reload-plugin.ts';

const compiler = reactCompilerPreset();
// It compiles functions with JSX or hooks. By default Babel also reads every other module with a capital letter.
compiler.rolldown.filter = { code: /<\/|\/>|jsx|\buse[A-Z0-9]/ };

/** What the builds of the shop and of the console have in common. */
export function pageConfig(page: 'index.html' | 'admin.html'): UserConfig {
  return {
    plugins: [
      shapes(),
      textNumbers(),
      textPlaces(),
      textReload(),
      react(),
      babel({ presets: [compiler] }),
      tailwindcss(),
      firstPaint(),
    ],
    build: {
      target: 'baseline-widely-available',
      // The content policy allows only our own files, so nothing is inlined as data:.
      assetsInlineLimit: 0,
      // The other page is built into the same folder, at the same time.
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(import.meta.dirname, '..', page) },
    },
  };
}

/** The router imports a shim for older versions of React; ours has the hook itself. */
export const withoutShim = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];
