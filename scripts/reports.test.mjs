import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './processes.mjs';
import { readNodeReport, readPlaywrightReport, readVitestReport } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'seedbed-reports-'));
after(() => rmSync(folder, { recursive: true }));

const written = (report) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

test('Vitest: a failed test is named with its file, a file that could not be loaded counts as one', () => {
  const failed = {
    status: 'failed',
    fullName: 'a sum is right',
    failureMessages: ['\u001B[31mexpected 2\u001B[39m'],
  };
  const report = written({
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: join(root, 'packages/a.test.ts'), status: 'failed', message: '', assertionResults: [failed] },
      {
        name: join(root, 'packages/b.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  });
  assert.deepEqual(readVitestReport(report), {
    passed: 4,
    failed: 2,
    skipped: 1,
    failures: [
      'packages/a.test.ts > a sum is right\n    expected 2',
      'packages/b.test.ts\n    No such module',
    ],
  });
});

test('Playwright: a test of a suite in a suite is named with its project, one that passed at last as well', () => {
  const spec = (title, status, errors) => ({
    title,
    file: 'main.spec.ts',
    tests: [{ projectName: 'webkit', status, results: [{ errors }] }],
  });
  const specs = [
    spec('a page opens', 'unexpected', [{ message: 'no heading' }]),
    spec('a page closes', 'flaky', [{ message: 'too late' }]),
    spec('a page stays', 'expected', []),
  ];
  const report = written({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  });
  assert.deepEqual(readPlaywrightReport(report), {
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: [
      '[webkit] main.spec.ts > a page opens\n    no heading',
      '[webkit] main.spec.ts > a page closes\n    too late',
    ],
  });
});

test('Node: a failed test is named with what it said', () => {
  const report = written({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'it starts', said: '1 == 2' }],
  });
  assert.deepEqual(readNodeReport(report).failures, ['it starts\n    1 == 2']);
});
