import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readNodeReport, readPlaywrightReport, readVitestReport } from './reports.mjs';
import { binOf, root } from './processes.mjs';

const reports = join(root, '.cache', 'reports');

/** A check that passes or fails as one. */
const single = (name, args, options) => ({ name, args, ...options });

/** Vitest over some projects; every runner writes its counts to a file of its own. */
const vitest = (name, projects, args = []) => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    args: [
      binOf('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    readReport: readVitestReport,
  };
};

const typesOf = (name) => single(`types: ${name}`, [binOf('tsc'), '--noEmit', '-p', `packages/${name}`]);

/**
 * Lint, format, types, and what is written from the server's knowledge: seconds each, of one core. The longest
 * come first, so that they end together.
 */
export const quickChecks = [
  single('format', [binOf('prettier'), '--check', '--log-level', 'warn', '.']),
  typesOf('app'),
  typesOf('server'),
  single('types: configuration, mocks', [binOf('tsc'), '-p', 'tsconfig.json']),
  typesOf('ui'),
  single('written files', ['scripts/check-written.mjs']),
  single('lint', [binOf('oxlint'), '--deny-warnings']),
];

/**
 * The tests that need no browser, but for those of whole servers, in so many parts as let two cores end together. The
 * contract's own tests are among them, and the mocks' against it.
 */
export const unitTests = ['1/3', '2/3', '3/3'].map((shard) =>
  vitest(`unit tests ${shard.replace('/', ' of ')}`, ['ui', 'server', 'app', 'mocks'], [`--shard=${shard}`]),
);

/** Servers as their operator starts them, killed, and without a place to write: they mostly wait. */
export const processTests = vitest('tests of whole servers', ['processes']);

/**
 * Components and every story in Chromium, one page at a time, beside the unit tests: with two cores Vitest gives each kind
 * one worker. Those of whole servers come last, when the stories are done, and so both cores are busy to the end.
 */
export const vitestTests = [
  vitest('component and story tests', ['ui-browser', 'stories', 'app-browser']),
  ...unitTests,
  processTests,
];

/** What a release consists of, each from the sources alone. */
export const builds = [
  single('storybook build', [binOf('storybook'), 'build', '--quiet', '-o', 'dist/storybook'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  }),
  single('build', [binOf('lerna'), 'run', 'build', '--stream']),
];

/** Of what was built. */
export const sizeBudgets = single('size budgets: app', ['packages/app/bench/checkSizes.ts']);

/** What runs in Node's own test runner. */
const nodeTests = (name, files) => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    args: [
      '--test',
      // By itself it leaves one core idle, which is half of a machine with two.
      `--test-concurrency=${availableParallelism()}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${join(root, 'scripts/node-test-report.mjs')}`,
      `--test-reporter-destination=${report}`,
      files,
    ],
    report,
    readReport: readNodeReport,
  };
};

/** The library as it is published, installed where nothing else is: what the build above wrote. */
export const packageTests = nodeTests('package', 'packages/ui/checks/*.test.ts');

/** The operator's side: `npm start` and its refusals, the generators, the comparison of pictures. */
export const operatorTests = nodeTests('operation', 'scripts/**/*.test.mjs');

/** A person's way through the product, in Chromium, against `npm start`. */
export const endToEnd = {
  name: 'end to end',
  args: [binOf('playwright'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  report: join(reports, 'playwright.json'),
  readReport: readPlaywrightReport,
};
