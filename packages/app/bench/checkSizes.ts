// The size budgets, held against the app as it was last built. Fails where one is exceeded.
import { fileURLToPath } from 'node:url';
import { budgets, furtherBudget } from './budgets.ts';
import { coreSize, sizesOf, type Size } from './sizes.ts';

const { login, further } = sizesOf(fileURLToPath(new URL('../dist', import.meta.url)));
const core = await coreSize();
const line = ({ name, bytes }: Size, budget: number) =>
  `${bytes > budget ? 'OVER' : '  ok'}  ${(bytes / 1000).toFixed(1).padStart(6)} of ${budget / 1000} kB  ${name}`;

console.log(line(login, budgets.login));
console.log(line(core, budgets.core));
for (const size of further) console.log(line(size, furtherBudget(size.name)));

const isOver =
  login.bytes > budgets.login ||
  core.bytes > budgets.core ||
  further.some(({ name, bytes }) => bytes > furtherBudget(name));
if (isOver) {
  console.error(
    'Too much JavaScript. Load what is not needed at once with import(), or raise bench/budgets.ts.',
  );
  process.exitCode = 1;
}
