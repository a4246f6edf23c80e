import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence } from '../../registry/index.ts';
import { type Block, hasFacts, joinWords, note, paragraph, type Sentence } from '../prose.ts';
import { absence, says } from './absence.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { ReadWord } from '../understand/tongues.ts';

/** How a misspelt name was read, so that a wrong guess is seen. */
const correctionNotes = (evidence: Evidence, { corrections }: Inquiry): Sentence[] => {
  const readings = corrections.map(({ written: whole, key }) => {
    // a figure of a name is none of the answer
    const written = whole.replace(/[\s-]*\d+$/, '');
    const name = evidence.topics.get(key)?.name ?? nameInSentence(evidence, key);
    return `“${written}” as ${name}`;
  });
  return readings.length > 0 ? [note(`I read ${joinWords([...new Set(readings)])}`)] : [];
};

/** So many words are told of a question that is in another language throughout. */
const mostForeign = 4;

/** An answer with how the names of things in another language were read, so that a wrong reading is seen. */
export function withForeignWords(words: readonly ReadWord[], told: readonly Block[]): Block[] {
  const readings = words.slice(0, mostForeign).map(({ written, meant }) => `“${written}” as ${meant}`);
  return readings.length > 0
    ? [paragraph(note(`I read ${joinWords([...new Set(readings)])}`)), ...told]
    : [...told];
}

/** Which name is left out. */
const omissionNotes = ({ unknownNames }: Inquiry): Sentence[] =>
  unknownNames.length > 0
    ? [
        absence(
          `I hold nothing on ${joinWords(
            unknownNames.map((name) => `“${name}”`),
            'or',
          )}, so I leave that out`,
          says(unknownNames),
        ),
      ]
    : [];

/**
 * An answer with how its question was read. What is held on an ingredient that is named comes before the word that nothing
 * is held on another name; where nothing else is named, that word is the answer and comes first.
 */
export function withReadingNotes(evidence: Evidence, inquiry: Inquiry, told: readonly Block[]): Block[] {
  const [first, ...rest] = told;
  const corrected = correctionNotes(evidence, inquiry);
  const omitted = omissionNotes(inquiry);
  const isBehind = inquiry.ingredients.length > 0 && first !== undefined && hasFacts([first]);
  const ahead = isBehind ? corrected : [...corrected, ...omitted];
  return [
    ...(ahead.length > 0 ? [paragraph(...ahead)] : []),
    ...(first ? [first] : []),
    ...(isBehind && omitted.length > 0 ? [paragraph(...omitted)] : []),
    ...rest,
  ];
}
