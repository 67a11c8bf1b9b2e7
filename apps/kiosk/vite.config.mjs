import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const page = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Three pages, one build: the kiosk, the public boards at /boards/, and a dealt table at /seat/ and /table/. */
export default defineConfig({
  base: '/kiosk/',
  plugins: [react()],
  resolve: { conditions: ['@cardroom/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      input: { kiosk: page('index.html'), boards: page('boards.html'), table: page('table.html') },
    },
  },
  server: { port: 5174, proxy: { '/api': api } },
  preview: { port: 4174, proxy: { '/api': api } },
});
