import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery alone, for browser tests and screenshots; `npm run dev` serves it at /gallery/. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../public'),
  plugins: [react(), tailwindcss()],
});
