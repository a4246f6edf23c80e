import { readFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Vitest counts no test of a file that could not be loaded: the file then counts as one failure. */
export function readVitestReport(path) {
  const report = readJson(path);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Written by node-test-report.mjs. */
export function readNodeReport(path) {
  return readJson(path);
}

/** A test that passed only on a second try is a failure: retries are off, and no result may depend on them. */
export function readPlaywrightReport(path) {
  const { stats, errors } = readJson(path);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
