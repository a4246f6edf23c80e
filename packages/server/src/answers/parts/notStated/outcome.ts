import type { Evidence, Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { recordIndexOf, variantsOf } from '../../gather/recordIndex.ts';
import { joinWords } from '../../prose.ts';
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
  const words = new Set(topics.flatMap((topic) => wordsOf(evidence, topic)));
  const asked = clause.words.filter(({ stem }) => words.has(stem));
  if (asked.length === 0 || asked.some(({ stem }) => isSaid(own, stem) || !isMeasured(evidence, stem)))
    return null;
  return `what ${name} did to ${joinWords([...new Set(asked.map(({ text }) => text))], 'or')}`;
};

const isStudy = ({ kind }: Passage): boolean => kind === 'evidence';

/** The words by which an outcome is asked for, those of single words. */
const wordsOf = (evidence: Evidence, topic: string): string[] =>
  (evidence.topics.get(topic)?.words ?? []).map(stems).flatMap((words) => (words.length === 1 ? words : []));

const isSaid = (records: readonly Passage[], stem: string): boolean => {
  const said = new Set(records.flatMap((record) => stems(saidIn(record))));
  return variantsOf(stem).some((word) => said.has(word));
};

const isMeasured = (evidence: Evidence, stem: string): boolean => {
  const { find, passages } = recordIndexOf(evidence);
  return [...find(stem)].filter((place) => passages[place]?.key.startsWith('study:')).length >= fewestStudies;
};
