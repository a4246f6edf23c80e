import { z } from 'zod';
import type { Cited, Evidence } from '../../evidence/index.ts';
import type { Study } from '../../evidence/records.ts';
import { columns, readTable } from '../../registry/index.ts';
import { diseaseKinds, readTerms, termFinder } from '../lexicon/terms.ts';
import { phraseOf, spanAt, wordsOf, type Phrase, type Word } from '../lexicon/words.ts';

const { key, list, origin } = columns;

/** For which outcomes people of a study stand for everybody, although a disease is named: a row of `data/populations.csv`. */
const Population = z.strictObject({ key, words: list, topics: list, note: z.string(), ...origin });

/** A topic for every outcome. */
const anyTopic = '*';

interface Named {
  phrases: readonly Phrase[];
  topics: readonly string[];
}

const readPopulations = (): Named[] =>
  readTable(new URL('../data/', import.meta.url), 'populations', Population).map(({ words, topics }) => ({
    phrases: words.map(phraseOf),
    topics,
  }));

const stands = (words: readonly Word[], { phrases }: Named) =>
  phrases.some((phrase) => words.some((_, at) => spanAt(words, at, phrase) !== null));

/** For which outcomes a study holds for everybody; null for all of them. */
type OutcomesOf = (study: Study) => readonly string[] | null;

/** Reads each study once. */
function outcomesReader({ lexicon }: Evidence): OutcomesOf {
  const find = termFinder(readTerms());
  const populations = readPopulations();
  const known = new WeakMap<Study, readonly string[] | null>();
  const read: OutcomesOf = ({ population }) => {
    const words = wordsOf(population);
    const hits = find(words);
    if (![...diseaseKinds, 'medical' as const].some((kind) => hits.has(kind))) return null;
    const told = populations.filter((each) => stands(words, each)).flatMap(({ topics }) => topics);
    if (told.includes(anyTopic)) return null;
    const ofThem = lexicon
      .read(population)
      .mentions.flatMap((mention) => (mention.kind === 'topic' ? [mention.key] : []));
    return [...told, ...ofThem];
  };
  return (study) => {
    const found = known.get(study);
    const outcomes = found === undefined ? read(study) : found;
    known.set(study, outcomes);
    return outcomes;
  };
}

const readers = new WeakMap<Evidence, OutcomesOf>();

/**
 * Whether a study tells something of everybody. One of patients does not, unless their disease is the outcome itself: that
 * magnesium helps children with cystic fibrosis to breathe says nothing of anybody's muscles.
 */
export function isOfEverybody(evidence: Evidence, study: Cited<Study>, topic: string): boolean {
  const outcomesOf = readers.get(evidence) ?? outcomesReader(evidence);
  readers.set(evidence, outcomesOf);
  const outcomes = outcomesOf(study);
  return outcomes === null || outcomes.includes(topic);
}
