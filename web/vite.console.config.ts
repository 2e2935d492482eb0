import { defineConfig, mergeConfig } from 'vite';
import { pageConfig, withoutShim } from './build/page-config.ts';
import { onlyRenderer } from './build/renderer.ts';

/** The build of the console: a separate page, drawn by React, so that buyers never load its code. */
export default defineConfig(
  mergeConfig(pageConfig('admin.html'), {
    plugins: [onlyRenderer('react')],
    resolve: { alias: withoutShim },
    publicDir: false,
    build: { manifest: '.vite/console.json' },
  }),
);
