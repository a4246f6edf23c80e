import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './processes.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures of each failed test its name and the beginning of what it said
 */

/** Of a failure's words: enough to see what was expected. */
const saidLength = 600;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const tell = (name, said = '') => {
  const words = stripVTControlCharacters(said).trim().slice(0, saidLength);
  return words ? `${name}\n    ${words.replaceAll('\n', '\n    ')}` : name;
};

/** Vitest counts no test of a file that could not be loaded: the file then counts as one failure. @returns {Count} */
export function readVitestReport(path) {
  const report = readJson(path);
  const files = report.testResults.map(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    return {
      isUnloaded: status === 'failed' && failed.length === 0,
      failures: failed.map(({ fullName, failureMessages }) =>
        tell(`${file} > ${fullName}`, failureMessages[0]),
      ),
      whole: tell(file, message),
    };
  });
  const unloaded = files.filter(({ isUnloaded }) => isUnloaded);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...files.flatMap(({ failures }) => failures), ...unloaded.map(({ whole }) => whole)],
  };
}

/** Written by node-test-report.mjs. @returns {Count} */
export function readNodeReport(path) {
  const { failures, ...counts } = readJson(path);
  return { ...counts, failures: failures.map(({ name, said }) => tell(name, said)) };
}

/** A test that passed only on a second try is a failure: retries are off, and no result may depend on them. @returns {Count} */
export function readPlaywrightReport(path) {
  const { stats, errors, suites } = readJson(path);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => tell('the run', message))],
  };
}

/** Of a Playwright suite and those in it. */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.flatMap((result) => result.errors)[0];
        return tell(`[${projectName}] ${file} > ${title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
