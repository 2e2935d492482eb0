import { defineConfig, mergeConfig } from 'vite';
import { apiProxy } from './build/api-proxy.ts';
import { consolePages } from './build/console-pages-plugin.ts';
import { firstPages } from './build/first-pages/first-pages-plugin.ts';
import { firstViewChunks } from './build/first-view-chunks.ts';
import { pageConfig, withoutShim } from './build/page-config.ts';
import { onlyRenderer, preactForReact } from './build/renderer.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** The build of the shop, and the development server for shop and console, where both are drawn by React. */
export default defineConfig(({ command }) =>
  mergeConfig(pageConfig('index.html'), {
    plugins: [onlyRenderer('preact'), firstPages(), consolePages()],
    resolve: { alias: command === 'build' ? preactForReact : withoutShim },
    server: {
      host: '127.0.0.1',
      proxy: { '^/(api-|media/|mail-previews/|docs|openapi\\.json|healthz|readyz)': apiProxy(api) },
    },
    build: {
      manifest: true,
      rolldownOptions: {
        output: { codeSplitting: { groups: firstViewChunks(import.meta.dirname) } },
      },
    },
  }),
);
