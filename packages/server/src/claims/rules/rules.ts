import { z } from 'zod';
import { columns, isConfirmed, readTable } from '../../registry/index.ts';
import type { ClaimMarket, Finding } from '../claim.ts';
import type { Span } from '../lexicon/words.ts';

const { key, origin, text } = columns;

/** A rule on claims, in words for people: a row of `data/rules.csv`. */
const ClaimRule = z.strictObject({ key, title: text, because: text, ...origin });
export type ClaimRule = Readonly<z.infer<typeof ClaimRule>>;

/** A rule by its name without the market, e.g. `disease-i`. */
export type FindRule = (market: ClaimMarket, name: string) => ClaimRule;

/** Where a market's rules are found, its own first. */
const keysOf: Readonly<Record<ClaimMarket, readonly string[]>> = { US: ['us'], EU: ['eu'], UK: ['uk', 'eu'] };

/** Reads the rules. EU's hold in the UK too, unless it has one of its own. @throws at the first rule that is asked for and not there */
export function readRules(): FindRule {
  const rows = readTable(new URL('../data/', import.meta.url), 'rules', ClaimRule);
  const byKey = new Map(rows.map((rule) => [rule.key, rule]));
  return (market, name) => {
    const rule = keysOf[market].map((place) => byKey.get(`${place}/${name}`)).find(Boolean);
    if (!rule) throw new Error(`There is no rule “${name}” for ${market}.`);
    return rule;
  };
}

/** A finding by a rule, with the words it is about. */
export const findingOf = (
  rule: ClaimRule,
  spans: readonly Pick<Span, 'start' | 'end'>[],
  because = rule.because,
): Finding => ({
  rule: rule.key,
  title: rule.title,
  words: distinct(spans).map(({ start, end }) => [start, end]),
  because,
  source: rule.source,
  isConfirmed: isConfirmed(rule),
});

/** In the order of the text, each place once, without those inside another. */
const distinct = <Place extends Pick<Span, 'start' | 'end'>>(spans: readonly Place[]): Place[] =>
  spans
    .filter(
      (one, i) =>
        !spans.some(
          (other, j) =>
            other.start <= one.start &&
            other.end >= one.end &&
            (other.end - other.start > one.end - one.start || j < i),
        ),
    )
    .toSorted((left, right) => left.start - right.start);

/** One finding of each rule and reason, with all the words that met it, in the order in which they were found. */
export function together(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const { rule, because, source, words } = finding;
    const key = JSON.stringify([rule, because, source]);
    const spans = [...(found.get(key)?.words ?? []), ...words].map(([start, end]) => ({ start, end }));
    found.set(key, { ...finding, words: distinct(spans).map(({ start, end }) => [start, end]) });
  }
  return [...found.values()];
}
