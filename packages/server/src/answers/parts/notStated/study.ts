import type { Passage } from '../../../evidence/index.ts';
import { isOfStudy, topicName } from '../../../evidence/index.ts';
import { joinWords } from '../../prose.ts';
import { type Clause, readCue } from '../../understand/cue.ts';
import { type Asked, type Check, saidIn } from './checks.ts';
import { unsaidMeasures } from './outcome.ts';

/** How records name a study: by its first author and its year, “Ju 2018 Phytomedicine meta-analysis”. */
const byAuthor = /^(\p{Lu}[\p{L}'’-]+) ((?:19|20)\d\d)\b/u;

/** What one study that is named by its author and year does not tell: what others found would pass for its own. */
export const unstatedOfStudy: Check = (asked) => {
  const { evidence, inquiry, clause } = asked;
  const own = studiesNamed(asked);
  const [first] = own;
  // what is on file of its trial beside outcomes is told in words of its own
  if (!first || own.some((each) => !isOfStudy(each))) return null;
  // without its year: what cites nothing states no figure
  const study = byAuthor.exec(first.source)?.[1] ?? first.source;
  const { topics, asks } = inquiry;
  if (topics.length > 0 && !own.some((each) => each.topics.some((topic) => topics.includes(topic))))
    return `what ${study} found on ${joinWords(
      topics.map((topic) => topicName(evidence, topic)),
      'or',
    )}`;
  const measures = unsaidMeasures(evidence, topics, { words: clause.words, records: own });
  if (measures.length > 0) return `what ${study} found on ${joinWords(measures, 'or')}`;
  return asks.has('dose') && onDose(clause) && !own.some((each) => saidIn(each).includes('Dose: '))
    ? `the dose of ${study}`
    : null;
};

/** “How much in men” asks for what was found. */
const onDose = readCue('dose|doses|dosage|dosages');

/** The records of the studies that a question names by author and year. */
function studiesNamed({ about, clause }: Asked): readonly Passage[] {
  const isSaid = (word: string) => saysWord(clause, word.toLowerCase());
  return about.filter(({ kind, source }) => {
    const [, author, year] = kind === 'evidence' ? (byAuthor.exec(source) ?? []) : [];
    return author !== undefined && year !== undefined && isSaid(author) && isSaid(year);
  });
}

const saysWord = ({ words }: Clause, low: string): boolean =>
  words.some(({ text }) => text.toLowerCase().replace(/['’]s$/, '') === low);
