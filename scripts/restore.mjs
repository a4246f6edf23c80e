// `npm run restore <folder>`: puts a backup in the place of the data.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { launchDataScript } = await import('./data-scripts.mjs');
  return launchDataScript('restore');
});
