import { type Cited, type Evidence, type TopicGrade, topicName } from '../../evidence/index.ts';
import { studySize } from '../../evidence/passages/passages.ts';
import type { Study } from '../../evidence/records.ts';
import type { Sentence } from '../prose.ts';
import { doubt, fact, note } from '../prose.ts';
import { isConfirmed, nameInSentence } from '../../registry/index.ts';
import { closestFirst, type Sought } from '../relevance.ts';

const strengths: Record<string, string> = { A: 'strong', B: 'good', C: 'limited', D: 'weak' };
const openings: Record<string, string> = { A: 'Yes', B: 'Probably', C: 'Possibly', D: 'Too early to say' };

/** `grade B, 78 of 100`, with the arithmetic behind the marker. */
export const gradeWords = (topicGrade: TopicGrade): string =>
  `grade ${topicGrade.grade.letter}, ${Math.round(topicGrade.grade.score)} of 100${topicGrade.grade.cap ? ', capped' : ''}`;

/** One sentence on which way the evidence points and how strong it is; as an answer it begins with yes, probably, possibly… */
export function verdictSentence(evidence: Evidence, topicGrade: TopicGrade, isAnswer = false): Sentence {
  const { grade, direction, passage } = topicGrade;
  const name = nameInSentence(evidence, topicGrade.ingredient);
  const topic = topicName(evidence, topicGrade.topic);
  if (grade.letter === 'U') return unratedSentence(topicGrade, name, topic);
  const words = gradeWords(topicGrade);
  if (direction === 'harm')
    return fact(`On ${topic}, studies of ${name} point to harm (grade ${grade.letter})`, passage);
  if (direction === 'no effect')
    return fact(`Studies of ${name} found no effect on ${topic} (${words})`, passage);
  if (direction === 'mixed') {
    return fact(
      `${isAnswer ? 'It is not settled: studies' : 'Studies'} of ${name} on ${topic} disagree, and the evidence for a benefit is ${strengths[grade.letter]} (${words})`,
      passage,
    );
  }
  const opening = isAnswer ? `${openings[grade.letter]}: studies` : 'Studies';
  return fact(
    `${opening} of ${name} point to a benefit for ${topic}, and the evidence is ${strengths[grade.letter]} (${words})`,
    passage,
  );
}

const unratedWords: Record<Study['direction'], string> = {
  benefit: 'a benefit',
  mixed: 'mixed findings',
  'no effect': 'no effect',
  harm: 'harm',
};

function unratedSentence(topicGrade: TopicGrade, name: string, topic: string): Sentence {
  const [study] = topicGrade.studies;
  if (!study) return note(`I hold nothing on ${name} and ${topic}`);
  if (topicGrade.isOnlyCombined) {
    return fact(
      `On ${topic}, I hold records of ${name} only in combination (${study.subject}), so it is not rated on its own${doubt(study.passage)}`,
      study.passage,
    );
  }
  return fact(
    `I hold only unconfirmed records on ${name} and ${topic}, so it is unrated; they speak of ${unratedWords[topicGrade.direction]}`,
    study.passage,
  );
}

/**
 * The confirmed record that comes nearest to what is sought in one sentence, with its size and result; the
 * best-documented one where nothing is.
 * @param studies the best-documented first
 */
export function leadingStudySentence(studies: readonly Cited<Study>[], sought?: Sought): Sentence[] {
  const told = studies.filter((each) => isConfirmed(each) && each.result);
  const [study] = sought ? closestFirst(told, sought) : told;
  if (!study) return [];
  const which = study === told[0] ? 'best-documented record' : 'record nearest to your question';
  return [
    fact(
      `The ${which}, ${designWords(study)}, reports for ${study.outcome} in ${peopleOf(study)}: ${study.result}`,
      study.passage,
    ),
  ];
}

/** `a meta-analysis of 9 randomised trials with 558 participants`, `a randomised trial with 182 participants`. */
function designWords(study: Study): string {
  if (study.design === 'trial' && study.trials === 1) {
    const people = studySize({ ...study, trials: null });
    return `a randomised trial${people && ` with ${people}`}`;
  }
  const size = studySize(study).replace(', ', ' with ');
  const design = study.design || 'record';
  return `${/^[aeiou]/.test(design) ? 'an' : 'a'} ${design}${size && ` of ${size}`}`;
}

/** Who was studied, in a sentence. */
export const peopleOf = ({ population }: Study): string => {
  if (population === 'mixed') return 'mixed groups';
  if (population === 'all') return 'all groups';
  return population.replace(/^with(?:\/without)?\b/, (how) =>
    how === 'with' ? 'people with' : 'people with or without',
  );
};

/** Whether a dose names an amount, not just a duration or a rate. */
export const isDose = (dose: string): boolean =>
  /\d[\d,.–⁰¹²³⁴⁵⁶⁷⁸⁹]*\s?(?:mg|g|µg|IU|CFU|mmol|ml|FCC|billion)\b/.test(dose) && !/^per |×/.test(dose);

/** The doses studies used for an outcome, one sentence; nothing when none is recorded. */
export function studiedDoseSentences(studies: readonly Cited<Study>[]): Sentence[] {
  return dosesTold('Studied doses', distinctDoses(studies));
}

/** What the first of some studies gave, one sentence; nothing where there are none. */
export function dosesTold(lead: string, studies: readonly Cited<Study>[]): Sentence[] {
  const segments = studies
    .slice(0, mostDoses)
    .flatMap((study, at) => [
      `${at > 0 ? '; ' : ''}${study.dose}, for ${study.outcome}${doseDoubt(study)}`,
      study.passage,
    ]);
  return segments.length > 0 ? [fact(`${lead}: `, ...segments)] : [];
}

const mostDoses = 3;

/** The studies that state a dose, each dose once, the most trusted first. */
export function distinctDoses(studies: readonly Cited<Study>[]): Cited<Study>[] {
  const seen = new Set<string>();
  return studies
    .filter((study) => isDose(study.dose))
    .toSorted((left, right) => doseTrust(right) - doseTrust(left))
    .filter((study) => !seen.has(study.dose) && seen.add(study.dose));
}

/** What follows a dose that nobody read at its source. */
export const doseDoubt = (study: Study): string =>
  study.isDoseUnconfirmed || !isConfirmed(study) ? ' (unconfirmed)' : '';

const doseTrust = (study: Study) => (isConfirmed(study) ? 2 : 0) + (study.isDoseUnconfirmed ? 0 : 1);
