import type { Evidence, TopicGrade } from '../../evidence/index.ts';
import { type Group, isVulnerable } from '../understand/inquiry.ts';
import { openQuestions } from '../parts/effect/unknown.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, fact, joinWords, list, note, paragraph } from '../prose.ts';
import { type Brief, keysOf } from './brief.ts';
import { reasonsOf, withoutStop } from '../estimatePassage.ts';
import { isConfirmed, nameInSentence } from '../../registry/index.ts';
import { uncapitalize } from '../../text/letters.ts';
import { shortened } from '../../text/shortened.ts';

/** The user's own words, in one line. */
export function conceptBlocks({ concept, description }: Brief): Block[] {
  const line = `${plain(concept).replace(/[.]$/, '')}: ${plain(description)}`;
  return [paragraph(note(shortened(line, 240)))];
}

/** What a user typed is text, never markup. */
const plain = (text: string) =>
  text
    .replace(/[[\]<>*_`|#\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const peopleNames: Record<Group, string> = {
  children: 'children',
  infants: 'infants',
  pregnancy: 'women who are pregnant or nursing',
  older: 'older adults',
  women: 'women',
  men: 'men',
};

/** Whom the concept speaks to, and the job it is to do for them. */
export function peopleBlocks({ inquiry: { group }, topicNames }: Brief): Block[] {
  const people = group ? peopleNames[group] : 'adults';
  if (topicNames.length === 0) {
    return [
      paragraph(
        note(
          `The text does not say which outcome it is for; naming one, such as sleep or digestion, lets the evidence be graded`,
        ),
      ),
    ];
  }
  const sentences = [note(`${capitalize(people)} who look for a product around ${joinWords(topicNames)}`)];
  if (isVulnerable(group)) {
    sentences.push(
      note(
        `Most records here are on adults: have the formula reviewed for ${peopleNames[group]} before anything else`,
      ),
    );
  }
  return [paragraph(...sentences)];
}

/** What could go wrong and what is not known. */
export function riskBlocks({ estimate, estimatePassage, candidates, evidence, topicNames }: Brief): Block[] {
  const ungraded = candidates.filter(({ grade, isOnTopic }) => isOnTopic && grade?.grade.letter === 'U');
  const names = keysOf(ungraded).map((key) => nameInSentence(evidence, key));
  const strangers = candidates.filter(({ key }) => key === null).map(({ line }) => line.name);
  const sentences: Sentence[] = [
    ...(names.length > 0 && topicNames.length > 0
      ? [note(`I hold no graded record on ${joinWords(topicNames, 'or')} for ${joinWords(names, 'or')}`)]
      : []),
    ...(strangers.length > 0 ? [note(`The base does not know ${joinWords(strangers, 'or')}`)] : []),
    ...reasonsOf(estimate).map((warning) => fact(withoutStop(warning), estimatePassage)),
    ...candidates.flatMap(({ grade }) => firstGap(evidence, grade)).slice(0, 3),
    note('Interactions between the ingredients of the formula are not covered by single-ingredient studies'),
  ];
  return [list(sentences)];
}

/** What one candidate's records leave open, told by its name. */
function firstGap(evidence: Evidence, grade: TopicGrade | null): Sentence[] {
  if (!grade?.studies.some(isConfirmed)) return [];
  const name = evidence.ingredients.get(grade.ingredient)?.name ?? grade.ingredient;
  return openQuestions(evidence, grade)
    .slice(0, 1)
    .map(({ segments: [first, ...rest] }) => ({
      segments: [`${name}: ${lowerFirst(String(first))}`, ...rest],
    }));
}

const lowerFirst = (text: string) => (text.startsWith('I ') ? text : uncapitalize(text));

/** Five things to do next, from what is still open. */
export function nextStepBlocks({ estimate, topicNames }: Brief): Block[] {
  const steps = [
    estimate.pack
      ? 'Put your own recipe in the place of the usual one, and settle pack and size'
      : 'Build the formula: choose the form and amount of each candidate, and drop those without evidence',
    topicNames.length > 0
      ? `Check each claim on ${joinWords(topicNames)} per market, with the legal role`
      : 'Name the outcome, then check each claim per market, with the legal role',
    ...(estimate.ingredients.some(({ isAssumption }) => isAssumption)
      ? ['Replace the assumed material prices in the estimate by supplier quotes']
      : []),
    'Ask suppliers for specification, certificate of analysis and allergen statement of each material',
    `Request quotations for the first run from ${estimate.pack ? 'co-packers' : 'contract manufacturers'}`,
  ];
  return [list(steps.slice(0, 5).map(note))];
}
