import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { askKinds } from '../understand/askKinds.ts';
import { leastScore, outright, type ScoredAsk } from '../understand/asks.ts';

const { key, list } = columns;
const asks = list.pipe(z.array(z.enum(askKinds)));

/** A row of `covers.csv`: what the answer to one ask tells of others, so that they need none of their own. */
const Cover = z.strictObject({
  key,
  ask: z.enum(askKinds),
  /** Told unless they are asked for in so many words. */
  covers: asks,
  /** Told in any case. */
  coversAlways: asks,
  /** Told where they stand behind it, as what it is on: news on the safety of something. */
  coversBehind: asks,
});

const covers = new Map(
  readTable(new URL('./data/', import.meta.url), 'covers', Cover).map((row) => [row.ask, row]),
);

/** The asks that want an answer of their own, in the order of the question. */
export function uncovered(scored: readonly ScoredAsk[]): ScoredAsk[] {
  const asked = scored.filter(({ score }) => score >= leastScore);
  const strongest = asked.toSorted((left, right) => strength(right) - strength(left) || left.at - right.at);
  const kept: ScoredAsk[] = [];
  for (const ask of strongest) if (!kept.some((other) => isCovered(ask, other))) kept.push(ask);
  const own = new Set(
    kept.filter((ask) => !kept.some((other) => other !== ask && isAlwaysCovered(ask, other))),
  );
  return scored.filter((ask) => own.has(ask));
}

/** Said twice in so many words is not asked for twice as much. */
const strength = ({ score }: ScoredAsk) => Math.min(score, outright);

function isAlwaysCovered(ask: ScoredAsk, by: ScoredAsk): boolean {
  const row = covers.get(by.kind);
  if (row?.coversAlways.includes(ask.kind)) return true;
  return ask.at > by.at && row?.coversBehind.includes(ask.kind) === true;
}

function isCovered(ask: ScoredAsk, by: ScoredAsk): boolean {
  if (isAlwaysCovered(ask, by)) return true;
  return ask.score < outright && covers.get(by.kind)?.covers.includes(ask.kind) === true;
}
