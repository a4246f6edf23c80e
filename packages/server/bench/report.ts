import { cpus, totalmem } from 'node:os';

/** A line of the results: our figure, what it is compared with, and what it should come to. */
export interface Row {
  what: string;
  unit: 'requests/s' | 'times/s' | 'µs' | 'ms' | 'MiB' | '%' | 's' | 'times';
  ours: number;
  /** The first is the one that the target speaks of. */
  against: readonly { name: string; value: number }[];
  /** Limits of our figure divided by the first of `against`; `ours` limits our figure itself. None: told, not judged. */
  target: { atLeast?: number; atMost?: number; ours?: number };
}

/** Whether a line comes to what it should. */
export function isReached({ ours, against, target }: Row): boolean {
  const ratio = ours / (against[0]?.value ?? NaN);
  return (
    ratio >= (target.atLeast ?? 0) &&
    ratio <= (target.atMost ?? Infinity) &&
    ours <= (target.ours ?? Infinity)
  );
}

/** The results as a page. */
export function reportOf(rows: readonly Row[], { date, minutes }: { date: string; minutes: number }): string {
  const cpu = cpus();
  const machine = `${cpu.length} × ${cpu[0]?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const head = ['what', 'unit', 'ours', 'against', 'ratio', 'to reach', ''];
  const lines = [head, head.map(() => '---'), ...rows.map(cells)];
  return `# Results

Written by \`npm run bench -w @seedbed/server\` on ${date} in ${minutes.toFixed(1)} minutes: ${machine}.
How each figure is taken stands in [README.md](README.md). Only the ratios carry over to another machine.

${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}
`;
}

function cells(row: Row): string[] {
  const { ours, against, target } = row;
  const { atLeast, atMost, ours: most } = target;
  const goals = [
    most === undefined ? '' : `≤ ${most} ${row.unit}`,
    atLeast === undefined ? '' : `≥ ${limit(atLeast)}`,
    atMost === undefined ? '' : `≤ ${limit(atMost)}`,
  ];
  return [
    row.what,
    row.unit,
    digits(ours),
    against.map(({ name, value }) => `${name}: ${digits(value)}`).join('<br>'),
    against.map(({ value }) => (ours / value).toFixed(2)).join('<br>'),
    goals.filter(Boolean).join(', ratio '),
    verdictOf(row),
  ];
}

function verdictOf(row: Row): string {
  if (Object.keys(row.target).length === 0) return '';
  return isReached(row) ? 'reached' : '**missed**';
}

const limit = (value: number) => value.toFixed(Number.isInteger(value * 10) ? 1 : 2);
const digits = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2));
