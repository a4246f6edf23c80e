import { defineConfig } from 'vite';
import { uiAliases, uiPlugins } from '../../vite.shared.ts';

/** Where the API listens while the page is served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  resolve: { alias: uiAliases },
  plugins: uiPlugins(),
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin } },
});
