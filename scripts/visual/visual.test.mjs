import assert from 'node:assert/strict';
import { cpSync, existsSync, globSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { root } from '../processes.mjs';
import { temporaryFolder } from '../testing/seedbed.mjs';
import { compareStorybooks } from './compareStorybooks.mjs';
import { parseOptions } from './options.mjs';
import { differenceOf } from './pixels.mjs';
import { summaryOf, writeReport } from './report.mjs';
import { addTree, baseRevision } from './trees.mjs';

/** The catalogue that `npm test` and `npm run build:storybook` write. */
const catalogue = join(root, 'dist', 'storybook');
const options = {
  stories: ['components-button--variants', 'components-skeleton--cards'],
  looks: ['light'],
  viewports: [{ width: 640, height: 480 }],
};

/** The accent is on a primary button, and on no skeleton. */
const changeAccent = (folder) => {
  const declaration = /(--seedbed-color-accent:\s*)[^;}]+/;
  const sheet = globSync('assets/*.css', { cwd: folder })
    .map((file) => join(folder, file))
    .find((file) => declaration.test(readFileSync(file, 'utf8')));
  assert.ok(sheet, 'a sheet of the catalogue sets the accent');
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(declaration, '$1#0a7d2c'));
};

test('a changed colour is found where it is seen, and nowhere else', async (t) => {
  assert.ok(existsSync(catalogue), 'Build the catalogue first: npm run build:storybook');
  const folder = temporaryFolder(t);
  const changed = join(folder, 'changed');
  cpSync(catalogue, changed, { recursive: true });
  changeAccent(changed);
  const comparison = await compareStorybooks({ base: catalogue, current: changed }, options);
  assert.equal(comparison.compared, 2);
  assert.deepEqual(comparison.broken, []);
  assert.deepEqual(
    comparison.different.map(({ id }) => id),
    ['components-button--variants'],
  );

  const page = writeReport(join(folder, 'report'), comparison, 'base');
  const html = readFileSync(page, 'utf8');
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => join(folder, 'report', file));
  assert.equal(pictures.length, 3);
  const [, after, marked] = pictures.map((file) => PNG.sync.read(readFileSync(file)));
  assert.deepEqual([marked.width, marked.height], [after.width, after.height]);
  assert.match(summaryOf(comparison), /^differs .*Button.*\n1 of 2 pictures differ$/);
});

test('the same catalogue twice has no difference', async () => {
  const comparison = await compareStorybooks({ base: catalogue, current: catalogue }, options);
  assert.equal(comparison.compared, 2);
  assert.deepEqual([...comparison.different, ...comparison.broken], []);
});

const filled = (width, height, colour) => {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...colour, 255], at);
  return picture;
};

test('one pixel by two steps is a difference, and so is another size; a rounding is none', () => {
  const before = PNG.sync.write(filled(4, 4, [120, 120, 120]));
  const withPixel = (colour) => {
    const picture = filled(4, 4, [120, 120, 120]);
    picture.data.set([...colour, 255], 0);
    return PNG.sync.write(picture);
  };
  assert.equal(differenceOf(before, withPixel([120, 120, 120])), undefined);
  assert.equal(differenceOf(before, withPixel([121, 121, 121])), undefined);
  assert.equal(differenceOf(before, withPixel([122, 122, 122]))?.pixels, 1);
  assert.equal(differenceOf(before, PNG.sync.write(filled(4, 5, [120, 120, 120])))?.pixels, 4);
});

test('the base is a tree of its own, with its own @seedbed packages', () => {
  const { folder, remove } = addTree('HEAD');
  try {
    const linked = realpathSync(join(folder, 'node_modules/@seedbed/ui'));
    assert.equal(linked, realpathSync(join(folder, 'packages/ui')));
  } finally {
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
  assert.ok(!existsSync(folder));
});

test('a revision that is not there is refused, and one that is becomes a commit', () => {
  assert.throws(() => baseRevision('no-such-branch'), /There is no revision "no-such-branch"/);
  assert.match(baseRevision('HEAD'), /^[0-9a-f]{40,64}$/);
});

test('the command line is read, and refused where it makes no sense', () => {
  assert.deepEqual(parseOptions(['--looks', 'dark, rtl', '--viewports', '390x844', '--stories', 'button']), {
    base: undefined,
    stories: ['button'],
    looks: ['dark', 'rtl'],
    viewports: [{ width: 390, height: 844 }],
    help: false,
  });
  assert.throws(() => parseOptions(['--viewports', 'phone']), /"phone" is no size/);
  assert.throws(() => parseOptions(['--looks', 'sepia']), /There is no look "sepia"/);
});
