import { type Evidence, isOfStudy, type Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { recordIndexOf, variantsOf } from '../../gather/recordIndex.ts';
import { joinWords } from '../../prose.ts';
import type { Word } from '../../understand/words.ts';
import { isOnWhatWasFound } from '../unheld/unheldFinding.ts';
import { type Check, saidIn } from './checks.ts';

/** So many studies say a word that it is a thing of its own that is measured. */
const fewestStudies = 3;

/**
 * One thing that is measured, of several that are one outcome here, and that no study of the thing tells: what it did to
 * LDL cholesterol is nothing on triglycerides, though both are blood lipids.
 */
export const unstatedOutcome: Check = ({ evidence, inquiry, clause, about, name }) => {
  const { topics } = inquiry;
  if (topics.length === 0 || !isOnWhatWasFound(clause)) return null;
  const own = about.filter(isStudy);
  if (!own.some((record) => record.topics.some((topic) => topics.includes(topic)))) return null;
  const unsaid = unsaidMeasures(evidence, topics, { words: clause.words, records: own });
  return unsaid.length > 0 ? `what ${name} did to ${joinWords(unsaid, 'or')}` : null;
};

/** What a question names that is measured of some outcomes, as it is written, where some records say none of it. */
export function unsaidMeasures(
  evidence: Evidence,
  topics: readonly string[],
  { words, records }: { readonly words: readonly Word[]; readonly records: readonly Passage[] },
): string[] {
  const names = new Set(topics.flatMap((topic) => wordsOf(evidence, topic)));
  const asked = words.filter(({ stem }) => names.has(stem));
  return asked.some(({ stem }) => isSaid(records, stem) || !isMeasured(evidence, stem))
    ? []
    : [...new Set(asked.map(({ text }) => text))];
}

const isStudy = ({ kind }: Passage): boolean => kind === 'evidence';

/** The words by which an outcome is asked for, those of single words. */
const wordsOf = (evidence: Evidence, topic: string): string[] =>
  (evidence.topics.get(topic)?.words ?? []).map(stems).flatMap((words) => (words.length === 1 ? words : []));

const isSaid = (records: readonly Passage[], stem: string): boolean => {
  const said = new Set(records.flatMap((record) => stems(saidIn(record))));
  return variantsOf(stem).some((word) => said.has(word));
};

/** Whether several studies say a word: it is a thing of its own that is measured, or people who were looked at. */
export const isMeasured = (evidence: Evidence, stem: string): boolean => {
  const { find, passages } = recordIndexOf(evidence);
  return [...find(stem)].flatMap((place) => passages[place] ?? []).filter(isOfStudy).length >= fewestStudies;
};
