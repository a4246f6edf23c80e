import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from './build.ts';
import { peers } from './peers.ts';

/** A number to reach, and what was reached. */
export interface Goal {
  what: string;
  goal: string;
  reached: string;
  isReached: boolean;
}

/** One table of the report. */
export interface Section {
  title: string;
  /** How it was measured. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  goals: readonly Goal[];
}

/** A number with as many places as a reader needs. */
export const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** A ratio to reach: ours divided by theirs, at most `most`. */
export function ratioGoal(
  what: string,
  { ours, theirs, most }: { ours: number; theirs: number; most: number },
): Goal {
  const ratio = ours / theirs;
  return { what, goal: `≤ ${most}`, reached: ratio.toFixed(2), isReached: ratio <= most };
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

const goalRow = ({ what, goal, reached, isReached }: Goal) => [
  what,
  goal,
  reached,
  isReached ? 'yes' : '**no**',
];

const written = ({ title, note, head, rows, goals }: Section): string =>
  [
    `## ${title}`,
    note,
    table(head, rows),
    goals.length > 0 ? table(['To reach', 'goal', 'measured', 'reached'], goals.map(goalRow)) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

interface Lock {
  packages: Record<string, { version?: string } | undefined>;
}

/** Versions as they are locked: not every package lets its package.json be read. */
const lockedVersions = (): ((name: string) => string) => {
  const lock = JSON.parse(readFileSync(join(packageFolder, '../../package-lock.json'), 'utf8')) as Lock;
  return (name) => {
    const places = [`packages/ui/node_modules/${name}`, `node_modules/${name}`];
    return places.map((place) => lock.packages[place]?.version).find(Boolean) ?? 'unknown';
  };
};

/** What the machine does besides: the mean number of waiting processes of the last minute. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** What the figures were taken on; names no machine. */
export function circumstances(chromium: string, loadBefore: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: packageFolder,
    encoding: 'utf8',
  });
  const versionOf = lockedVersions();
  const versions = peers.map((name) => `${name} ${versionOf(name)}`);
  return [
    `Written by \`npm run bench -w @seedbed/ui\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}.`,
    `${cpus().length} cores, Chromium ${chromium}, Node ${process.versions.node}, React ${versionOf('react')}; load of the machine ${loadBefore} before and ${load()} after (0 is a quiet one).`,
    `Peers: ${versions.join(', ')}.`,
  ].join('\n');
}

/** The whole report, as Markdown. */
export const report = (heading: string, sections: readonly Section[]): string =>
  ['# Side by side with named peers', heading, ...sections.map(written)].join('\n\n') + '\n';
