// `npm run test:visual`: every story of this tree beside the same story of a base revision, on this machine.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { compareTrees } = await import('./visual/compareTrees.mjs');
  return compareTrees(process.argv.slice(2));
});
