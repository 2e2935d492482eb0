import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint-plugin.ts';
import { firstViewChunks } from './build/first-view-chunks.ts';
import { shapes } from './build/shapes-plugin.ts';
import { textNumbers } from './build/text-numbers-plugin.ts';
import { textPlaces } from './build/text-places-plugin.ts';
import { textReload } from './build/text-reload-plugin.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    shapes(),
    textNumbers(),
    textPlaces(),
    textReload(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    firstPaint(),
  ],
  resolve: {
    // The router imports a shim for older versions of React; ours has the hook itself.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: {
    host: '127.0.0.1',
    proxy: { '^/(api-|media/|mail-previews/|docs|openapi\\.json|healthz|readyz)': api },
  },
  build: {
    target: 'baseline-widely-available',
    // The content policy allows only our own files, so nothing is inlined as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The shop and the console are separate pages, so buyers never load the console's code.
      input: ['index.html', 'admin.html'].map((page) => join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: firstViewChunks(import.meta.dirname) } },
    },
  },
});
