// `npm test`: every check there is, and one line that adds them up.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(
  import.meta.url,
  async () => {
    const { runTests } = await import('./run-tests.mjs');
    return runTests();
  },
  { stoppedCode: 130, onFailure: () => console.log('0 passed, 1 failed') },
);
