import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const page = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Two pages, one build: the kiosk, and the public boards that the server shows at /boards/. */
export default defineConfig({
  base: '/kiosk/',
  plugins: [react()],
  resolve: { conditions: ['@cardroom/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rollupOptions: { input: { kiosk: page('index.html'), boards: page('boards.html') } },
  },
  server: { port: 5174, proxy: { '/api': api } },
  preview: { port: 4174, proxy: { '/api': api } },
});
