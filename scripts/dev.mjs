// `npm run dev`: the server restarts and the page reloads when a file changes.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { develop } = await import('./develop.mjs');
  return develop();
});
