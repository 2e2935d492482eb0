import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { firstPaint } from './first-paint-plugin.ts';
import { shapes } from './shapes-plugin.ts';
import { textNumbers } from './text-numbers-plugin.ts';
import { textPlaces } from './text-places-plugin.ts';
import { textReload } from './text-reload-plugin.ts';

/**
 * What the React Compiler compiles: every folder of `src` but `ui`. Its components are small, every first view has most of
 * them, and compiled they are larger by more than their budgets leave.
 */
const COMPILED = ['api', 'app', 'console', 'features', 'i18n', 'preact', 'shell'].map(
  (folder) => `/src/${folder}/`,
);

/** What the builds of the shop and of the console have in common. */
export function pageConfig(page: 'index.html' | 'admin.html'): UserConfig {
  return {
    plugins: [
      shapes(),
      textNumbers(),
      textPlaces(),
      textReload(),
      react({ compiler: { sources: COMPILED } }),
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
