import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from '../install-chromium.mjs';
import { root } from '../processes.mjs';
import { compareStorybooks } from './compareStorybooks.mjs';
import { parseOptions, usage } from './options.mjs';
import { summaryOf, writeReport } from './report.mjs';
import { addTree, baseRevision, buildStorybook } from './trees.mjs';

const output = join(root, 'test-results', 'visual');

const sayEveryFifty = (done, of) => {
  if (done % 50 === 0) console.log(`${done} of ${of}`);
};

const compareWith = async (revision, options) => {
  const built = mkdtempSync(join(tmpdir(), 'seedbed-visual-'));
  const folders = { base: join(built, 'base'), current: join(built, 'current') };
  const tree = addTree(revision);
  try {
    await Promise.all([buildStorybook(tree.folder, folders.base), buildStorybook(root, folders.current)]);
    return await compareStorybooks(folders, { ...options, onProgress: sayEveryFifty });
  } finally {
    tree.remove();
    rmSync(built, { recursive: true, force: true });
  }
};

/**
 * Compares this tree's stories with those of a base revision.
 * @param {string[]} args the command line's
 * @returns {Promise<number>} 0 when all look the same, 1 when something differs or is broken
 */
export async function compareTrees(args) {
  const options = parseOptions(args);
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const revision = baseRevision(options.base);
  process.env.CHROMIUM_PATH = await ensureChromium();
  console.log(`Comparing with ${revision.slice(0, 10)}: two catalogues to build, then the pictures.`);
  const comparison = await compareWith(revision, options);
  const page = writeReport(output, comparison, revision.slice(0, 10));
  console.log(`${summaryOf(comparison)}\n${relative(root, page)}`);
  return comparison.different.length + comparison.broken.length > 0 ? 1 : 0;
}
