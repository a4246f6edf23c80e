// `npm run backup [folder]`: copies the data folder, also while the server runs.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { launchDataScript } = await import('./data-scripts.mjs');
  return launchDataScript('backup');
});
