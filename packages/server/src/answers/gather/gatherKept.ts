import { type Evidence, topicName } from '../../evidence/index.ts';
import { nameInSentence, namesOf, stems } from '../../registry/index.ts';
import { articleTermsOf, ownWords } from '../articleTerms.ts';
import { type Inquiry, isVulnerable } from '../understand/inquiry.ts';
import type { KeptPassage, PassageSource } from './passageSource.ts';

/** What a source gave, or that it could not be asked. */
export interface Gathered {
  readonly source: Pick<PassageSource, 'title' | 'name' | 'isOwn'>;
  readonly passages: readonly KeptPassage[];
  readonly isMissing: boolean;
}

const most = 5;

/** Asks every source at once for texts that speak of what an inquiry names, best first. */
export function gatherKept(
  evidence: Evidence,
  inquiry: Inquiry,
  { sources, signal }: { sources: readonly PassageSource[]; signal?: AbortSignal },
): Promise<Gathered[]> {
  const { question, ingredients, topics, asks } = inquiry;
  const terms = articleTermsOf(evidence, inquiry);
  const sought = { question, terms, ingredients, topics, names: namesIn(evidence, inquiry), asks };
  return Promise.all(
    sources.map(async (source): Promise<Gathered> => {
      try {
        const found = await source.search(sought, signal);
        return { source, passages: fitting(evidence, inquiry, found).slice(0, most), isMissing: false };
      } catch {
        signal?.throwIfAborted();
        return { source, passages: [], isMissing: true };
      }
    }),
  );
}

/** A name that the base does not know may be one that literature does. */
const namesIn = (evidence: Evidence, inquiry: Inquiry) => ({
  ingredients: [...inquiry.ingredients.map((key) => nameInSentence(evidence, key)), ...inquiry.unknownNames],
  others: [
    ...inquiry.topics.map((key) => topicName(evidence, key)),
    ...inquiry.unknownOutcomes,
    ...inquiry.medicines,
    ...(isVulnerable(inquiry.group) ? [inquiry.group] : []),
  ],
});

/** The texts that speak of what is named; of several things the texts that name most of them come first. */
export function fitting<Text extends Pick<KeptPassage, 'title' | 'text'>>(
  evidence: Evidence,
  inquiry: Inquiry,
  texts: readonly Text[],
): Text[] {
  const named = namedThings(evidence, inquiry);
  const words = ownWords(inquiry);
  const fit = ({ title, text }: Text): number => {
    const said = ` ${stems(`${title} ${text}`).join(' ')} `;
    const shared = words.filter((word) => said.includes(` ${word} `)).length;
    if (named.length === 0) return shared >= words.length / 2 ? shared : 0;
    const things = named.filter((names) => names.some((name) => said.includes(` ${name} `))).length;
    return things === 0 ? 0 : things * thingWeight + shared;
  };
  return texts
    .map((text) => ({ text, fit: fit(text) }))
    .filter((each) => each.fit > 0)
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ text }) => text);
}

/** A thing that is named counts for more than words beside it. */
const thingWeight = 10;

/** The names of each thing a question names, as words are compared. */
function namedThings(evidence: Evidence, { ingredients, topics, unknownNames }: Inquiry): string[][] {
  const stemmed = (names: readonly string[]) =>
    names.map((name) => stems(name).join(' ')).filter((name) => name.length > 2);
  return [
    ...ingredients.flatMap((key) => {
      const row = evidence.ingredients.get(key);
      return row ? [stemmed(namesOf(row))] : [];
    }),
    ...topics.map((key) => stemmed(evidence.topics.get(key)?.words ?? [])),
    ...unknownNames.map((name) => stemmed([name])),
  ];
}
