import { defineConfig } from 'vitest/config';
import { domTests } from './build/dom-tests.ts';

/** Tests of the console that need a DOM. */
export default defineConfig(
  domTests({
    name: 'web-console',
    include: ['src/console/**/*.{test.tsx,dom.test.ts}'],
  }),
);
