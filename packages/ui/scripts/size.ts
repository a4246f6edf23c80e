// `npm run size -w @seedbed/ui`: what each component costs a page. Build first.
import { measureDoors, type Size } from './sizes.ts';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = ({ door, imports, eager, lazy, css, budget }: Size): string[] => [
  door,
  imports?.join(', ') ?? 'everything',
  kB(eager),
  budget === undefined ? 'none' : `${kB(budget)}${eager > budget ? ' exceeded' : ''}`,
  lazy > 0 ? kB(lazy) : '',
  kB(css),
];

const head = ['door', 'imported', 'JS kB', 'budget', 'lazy JS kB', 'CSS kB'];
const rows = [head, ...(await measureDoors()).map(row)];
const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
for (const cells of rows)
  console.log(
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
console.log(
  '\nMinified and gzipped, 1 kB = 1000 B, without react and react-dom. CSS comes beside theme.css.',
);
