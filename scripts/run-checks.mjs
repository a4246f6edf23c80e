import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { launch, stop } from './processes.mjs';

/** No runner takes this long unless it hangs: the slowest takes 15 minutes on two cores, 28 where others use them too. */
const timeoutMs = 40 * 60_000;

/** Failed tests that are told of at the end. */
const toldFailures = 20;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const onlyFailed = { passed: 0, failed: 1, skipped: 0 };

/** A runner that crashed, ran nothing, or failed without naming a test counts as one failure. */
const countOf = ({ report, readReport }, exitCode) => {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : onlyFailed;
  try {
    const count = readReport(report);
    const isSilentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
    return isSilentFailure ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(`The runner left no report: ${error.message}`);
    return onlyFailed;
  }
};

const start = ({ args, env, report }, output) => {
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  return launch(args, { env: { CI: process.env.CI ?? '1', FORCE_COLOR: '0', ...env }, output });
};

const endOf = async (check, child) => {
  const timer = setTimeout(() => {
    console.error(`${check.name} took longer than ${timeoutMs / 60_000} minutes and was stopped.`);
    stop(child);
  }, timeoutMs);
  const { code } = await child.ended;
  clearTimeout(timer);
  // Browsers and servers that a runner left behind belong to its process group.
  await stop(child);
  return { name: check.name, ...countOf(check, code ?? 1) };
};

const tellEnd = ({ name, failed }, started) =>
  console.log(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`);

const runCheck = async (check) => {
  console.log(`\n── ${check.name}`);
  const started = Date.now();
  const result = await endOf(check, start(check));
  tellEnd(result, started);
  return result;
};

/** What it prints is told when it ends, so that checks beside one another do not speak at once. */
const runQuietly = async (check) => {
  const started = Date.now();
  const child = start(check, 'pipe');
  const [result, ...printed] = await Promise.all([
    endOf(check, child),
    text(child.stdout),
    text(child.stderr),
  ]);
  console.log(`\n── ${check.name}`);
  process.stdout.write(printed.join(''));
  tellEnd(result, started);
  return result;
};

/**
 * As many at a time as there are cores: each of them keeps one busy. The first speaks as it goes, so that who watches sees
 * that something does.
 */
const runBeside = async (checks) => {
  const results = [];
  const waiting = checks.entries();
  const runWaiting = async () => {
    for (const [at, check] of waiting) results.push(await (at === 0 ? runCheck(check) : runQuietly(check)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return results;
};

/** What failed once more at the end: of a long output often only that is kept. */
const tellFailures = (results) => {
  const failing = results.filter(({ failed }) => failed > 0);
  const tests = failing.flatMap(({ failures = [] }) => failures);
  const more = tests.length > toldFailures ? [`… and ${tests.length - toldFailures} more`] : [];
  const names = failing.length > 0 ? [`Failed: ${failing.map(({ name }) => name).join(', ')}`] : [];
  return ['', ...tests.slice(0, toldFailures).map((test) => `✗ ${test}`), ...more, ...names].join('\n');
};

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/**
 * Runs the checks one after the other, those of a list beside one another, goes on after a failure, and ends
 * with one line that adds them up.
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runChecks(checks) {
  const results = [];
  for (const check of checks)
    results.push(...(Array.isArray(check) ? await runBeside(check) : [await runCheck(check)]));
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) => sum(results, key));
  console.log(tellFailures(results));
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}
