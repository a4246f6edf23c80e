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

/** Reads the rules. EU's hold in the UK too. @throws at the first rule that is asked for and not there */
export function readRules(): FindRule {
  const rows = readTable(new URL('../data/', import.meta.url), 'rules', ClaimRule);
  const byKey = new Map(rows.map((rule) => [rule.key, rule]));
  return (market, name) => {
    const rule = byKey.get(`${market === 'US' ? 'us' : 'eu'}/${name}`);
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
