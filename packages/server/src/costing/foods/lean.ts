import type { Line } from './lines.ts';
import type { Portion } from './statedPer.ts';
import { swaps } from './tables.ts';
import { fatLeft, fatOf } from './toldContent.ts';

const leaner = new Map(
  swaps.flatMap(({ line, instead, isLean }) => (isLean ? [[line, instead] as const] : [])),
);

/** A recipe with so much of its milk and cream skimmed that a serving holds the fat that the words leave it. */
export function withLean(lines: readonly Line[], text: string, portion: Portion): readonly Line[] {
  const most = fatLeft(text, portion);
  const held = fatOf(lines, portion);
  if (most === null || held <= most) return lines;
  const skimmed = lines.map((line) => ({ ...line, name: leaner.get(line.name) ?? line.name }));
  const saved = held - fatOf(skimmed, portion);
  if (saved <= 0) return lines;
  const part = Math.min(1, (held - most) / saved);
  const percents = new Map<string, number>();
  const add = (name: string, percent: number) => percents.set(name, (percents.get(name) ?? 0) + percent);
  for (const { name, percent } of lines) {
    const instead = leaner.get(name);
    add(name, instead ? percent * (1 - part) : percent);
    if (instead) add(instead, percent * part);
  }
  return [...percents].flatMap(([name, percent]) => (percent > 0 ? [{ name, percent }] : []));
}
