import { defineConfig, mergeConfig } from 'vite';
import { consoleSignIn } from './build/first-pages/console-sign-in-plugin.ts';
import { pageConfig, withoutShim } from './build/page-config.ts';
import { onlyRenderer } from './build/renderer.ts';

/** What saves a file is one chunk: the first view has it, and its parts alone would be four files of half a kilobyte. */
const SAVED_FILES =
  /[\\/]src[\\/](api[\\/]client[\\/]save-file|console[\\/](api[\\/]save-console-file|ui[\\/]files[\\/]|ui[\\/]lists[\\/]export[-.]))/;

/** Who calls, and how: two modules that the first view always has, of 0.2 KB and 0.4 KB. */
const CALLS = /[\\/]src[\\/]console[\\/]api[\\/](console-call|operator-token)\.ts/;

/** The build of the console: a separate page, drawn by React, so that buyers never load its code. */
export default defineConfig(
  mergeConfig(pageConfig('admin.html'), {
    plugins: [onlyRenderer('react'), consoleSignIn()],
    resolve: { alias: withoutShim },
    publicDir: false,
    build: {
      manifest: '.vite/console.json',
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'save-file', test: SAVED_FILES },
              { name: 'console-call', test: CALLS },
            ],
          },
        },
      },
    },
  }),
);
