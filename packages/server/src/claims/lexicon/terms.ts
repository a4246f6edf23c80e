import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { phraseIndex } from './phraseIndex.ts';
import { spelledBothWays } from './spellings.ts';
import { phraseOf, type Span, type Word } from './words.ts';

const { key, list, origin } = columns;

/**
 * What a term of the lexicon stands for. Both what is harmless and an idiom only look like health; an idiom says nothing of
 * the rest of its sentence.
 */
export const termKinds = [
  'disease', 'sign', 'lifeStage', 'drug', 'drugClass', 'therapy', 'vector', 'pathogen', 'attack', 'treat', 'protect', 'still', 'harmless', 'idiom', 'normal',
  'healthyLevel', 'warning', 'warningSoft', 'direction', 'medical', 'trouble', 'replaces', 'adds', 'medicine', 'during', 'careEvent', 'foreign', 'slogan', 'vessel', 'expert', 'endorse', 'euDiet', 'bodyPart', 'whose', 'weight', 'weightAmount', 'weightSoft', 'proofBlocked', 'proof', 'popularity', 'testimonial', 'testimonialSoft',
  'preliminary', 'comparative', 'levelMore', 'levelHigh', 'levelGood', 'levelPotency', 'levelAntioxidant', 'antioxidantOf',
  'absence', 'function', 'health', 'healthSoft', 'functionWord', 'wellBeing', 'children', 'young', 'youngBenefit', 'pregnancy',
  'effect', 'target', 'healthLike', 'plain', 'levelUnnamed', 'deficiency', 'euHarm', 'euWithout', 'euWorse', 'euUnable', 'likeFood', 'euDoctor', 'namePart', 'nameVerb', 'nameOther', 'healthBeginning', 'healthEnding', 'healthLookAlike',
  'organisation', 'giving', 'relief', 'bodyPlace', 'kin', 'authority', 'approves', 'exaggerates', 'doing', 'bettered', 'thing', 'noThing', 'affair', 'tagWord', 'quality', 'qualitySoft', 'ambiguous', 'content', 'degree', 'elsewhere', 'handling', 'adviser', 'adverse', 'noReference', 'veiled',
  'ability', 'regained', 'span', 'person', 'remedy', 'needless', 'rivals', 'complaint', 'bodily', 'mends', 'gone', 'garment', 'slimmer', 'gain', 'youngest', 'healer', 'handsOn', 'drinking', 'morningAfter', 'aid', 'standIn', 'idle', 'ended', 'state', 'served', 'fond', 'listedVerb', 'healthy', 'compound', 'suited', 'teller', 'namesake', 'sufferer', 'remedyFor', 'ownWeight',
] as const; // prettier-ignore
export type TermKind = (typeof termKinds)[number];

/** Kinds that speak of a disease by themselves, the most telling first. */
export const diseaseKinds = [
  'vector',
  'therapy',
  'lifeStage',
  'drugClass',
  'drug',
  'sign',
  'disease',
] as const;

/** Kinds that everyday scenes are made of, two of which tell what one does not: `data/scenes.csv`. */
export const sceneKinds = [
  'ability', 'regained', 'span', 'person', 'remedy', 'needless', 'rivals', 'complaint', 'bodily', 'mends', 'gone', 'garment', 'slimmer', 'gain', 'youngest', 'healer', 'handsOn', 'drinking', 'morningAfter', 'aid', 'standIn', 'idle', 'ended', 'state', 'served', 'fond',
] as const satisfies readonly TermKind[]; // prettier-ignore

/** Words that mean something in copy: a row of `data/terms.csv`. */
export const Term = z.strictObject({
  key,
  kind: z.enum(termKinds),
  /** The criterion of 21 CFR 101.93(g)(2) that a disease word meets. */
  criterion: z.enum(['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']),
  words: list,
  note: z.string(),
  ...origin,
});
export type Term = Readonly<z.infer<typeof Term>>;

/** A term found in a sentence. */
export interface Hit extends Span {
  term: Term;
}

/** Every term that stands in a text, by kind. */
export type Hits = ReadonlyMap<TermKind, readonly Hit[]>;

/** Finds the terms of a text. */
export type FindTerms = (words: readonly Word[]) => Hits;

/** The rows of the lexicon. @throws with line and reason at a row that is broken */
export const readTerms = (): Term[] =>
  [...readTable(folder, 'terms', Term), ...readDiseaseNames()].map((term) =>
    medical.has(term.kind) ? Object.assign({}, term, { words: term.words.flatMap(spelledBothWays) }) : term,
  );

const folder = new URL('../data/', import.meta.url);

/** Kinds whose words are written otherwise on either shore of the Atlantic. */
const medical: ReadonlySet<TermKind> = new Set([...diseaseKinds, 'deficiency', 'namesake']);

/** Diseases by the chapter of the ICD-10 that names them: a row of `data/diseaseNames.csv`. */
const DiseaseNames = z.strictObject({ key, chapter: columns.text, words: list, ...origin });

/** The names of diseases as terms: each meets criterion (i). */
export const readDiseaseNames = (): Term[] =>
  readTable(folder, 'diseaseNames', DiseaseNames).map(
    ({ key: name, chapter: note, words, source, confidence }) => {
      const term: Term = { key: `disease/icd-${name}`, kind: 'disease', criterion: 'i', words, note, source, confidence }; // prettier-ignore
      return term;
    },
  );

/** Prepares the terms. */
export function termFinder(terms: readonly Term[]): FindTerms {
  const findAt = phraseIndex(
    terms.flatMap((term) => term.words.map((words) => ({ of: term, phrase: phraseOf(words) }))),
  );
  return (words) => {
    const hits = new Map<TermKind, Hit[]>();
    const collect = (term: Term, span: Span) => {
      const hit = { ...span, term };
      const found = hits.get(term.kind);
      if (found) found.push(hit);
      else hits.set(term.kind, [hit]);
    };
    for (let at = 0; at < words.length; at += 1) findAt(words, at, collect);
    for (const [kind, found] of hits) if (found.length > 1) hits.set(kind, withoutInner(found));
    return hits;
  };
}

/** The hits, and some places that only look like health. */
export const asIdioms = (hits: Hits, places: readonly Pick<Span, 'start' | 'end'>[]): Hits =>
  places.length === 0
    ? hits
    : withHits(
        hits,
        'idiom',
        places.map(({ start, end }) => ({ ...figure, start, end })),
      );

/** The hits, and further ones of a kind. */
export const withHits = (hits: Hits, kind: TermKind, further: readonly Hit[]): Hits =>
  new Map([...hits, [kind, [...(hits.get(kind) ?? []), ...further]]]);

/** What a figure of speech is called that no row holds: it is known by its place alone. */
export const figureKey = 'idiom/figure';

const figure: Hit = {
  from: 0,
  to: 0,
  start: 0,
  end: 0,
  term: {
    key: figureKey,
    kind: 'idiom',
    criterion: '',
    words: [],
    note: '',
    source: '',
    confidence: 'assumed',
  },
};

/** 'High in' is one hit, not 'high' besides. */
const withoutInner = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    (hit, i) =>
      !hits.some(
        (other, j) =>
          other.start <= hit.start &&
          other.end >= hit.end &&
          (other.end - other.start > hit.end - hit.start || j < i),
      ),
  );
