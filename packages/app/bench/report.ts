import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { budgets, furtherBudget } from './budgets.ts';
import type { Measure } from './measure.ts';
import type { AppSizes } from './sizes.ts';

/** What the machine does besides: the mean number of waiting processes of the last minute. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** What the figures were taken on; names no machine. */
export function circumstances(chromium: string, loadBefore: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  return [
    `Written by \`npm run bench -w @seedbed/app\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}:`,
    'a production build, served by Seedbed itself on SQLite.',
    `${cpus().length} cores, Chromium ${chromium}, Node ${process.versions.node};`,
    `load of the machine ${loadBefore} before and ${load()} after (0 is a quiet one).`,
  ].join('\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

const figure = (value: number, unit: string) =>
  unit === 'ms' ? `${value.toFixed(0)} ms` : unit === '' ? value.toFixed(4) : `${value.toFixed(1)} ${unit}`;

function row({ what, value, unit, budget }: Measure): string[] {
  if (budget === undefined) return [what, figure(value, unit), '', ''];
  return [what, figure(value, unit), `≤ ${budget} ${unit}`.trim(), value <= budget ? 'yes' : '**no**'];
}

const kilobytes = (name: string, bytes: number, budget: number): Measure => ({
  what: name,
  value: bytes / 1000,
  unit: 'kB',
  budget: budget / 1000,
});

/** The whole report. */
export function report(about: string, measures: readonly Measure[], sizes: AppSizes): string {
  const ofSizes = [
    kilobytes('login, and what every visit loads', sizes.login.bytes, budgets.login),
    ...sizes.further.map(({ name, bytes }) => kilobytes(name, bytes, furtherBudget(name))),
  ];
  return [
    '# What the app costs',
    about,
    '## In the browser',
    table(['What', 'measured', 'budget', 'kept'], measures.map(row)),
    '## JavaScript, gzipped',
    'Each screen, and each part that comes when it is wanted, with all it imports beyond the first row.',
    table(['Screen or part', 'size', 'budget', 'kept'], ofSizes.map(row)),
    '',
  ].join('\n\n');
}
