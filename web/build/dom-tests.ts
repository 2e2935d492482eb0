import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What the tests of the shop and of the console that need a DOM have in common. */
export function domTests({
  execArgv = [],
  ...own
}: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    test: {
      root: join(import.meta.dirname, '..'),
      environment: 'jsdom',
      include: ['src/**/*.{test.tsx,dom.test.ts}'],
      // One window and one copy of the libraries for all files of a worker; the setup resets the page for each file.
      isolate: false,
      // Same as in the other projects: vitest requires one number for projects that run together.
      maxWorkers: 4,
      setupFiles: ['./src/test-setup.ts'],
      // Generous, for busy machines.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      // Restores stubbed browser globals after each test.
      unstubGlobals: true,
      // As in vitest.config.ts, from which a project with a separate file inherits nothing: an eighth less processor time.
      // Threads that collect garbage beside four workers find no idle processor.
      execArgv: [
        '--max-semi-space-size=64',
        '--min-semi-space-size=64',
        '--single-threaded-gc',
        ...execArgv,
      ],
      ...own,
    },
  };
}
