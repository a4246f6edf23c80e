// `npm start`: from a fresh clone to a running Seedbed.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { serve } = await import('./serve.mjs');
  return serve();
});
