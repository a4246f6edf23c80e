import type { Interpretation } from '../../contract/conversations.ts';
import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence, stems } from '../../registry/index.ts';
import { abstain } from '../parts/abstention.ts';
import { capitalize, joinWords, type Block } from '../prose.ts';
import { leastScore } from '../understand/asks.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Understanding } from '../understand/understanding.ts';
import { recordIndexOf } from '../gather/recordIndex.ts';
import { kindOfUnread } from '../understand/names/nounKinds.ts';
import { nearNames } from './nearNames.ts';

/** What a question may mean, to choose from, and what is said above it. */
export interface AskedBack {
  readonly blocks: readonly Block[];
  readonly interpretations: readonly Interpretation[];
}

/** Which known names an unknown one may be a writing of; null where none comes near. */
export function namesMeant(evidence: Evidence, { question, unknownNames }: Inquiry): AskedBack | null {
  const words = unknownNames.flatMap((name) => [...new Set([name, ...name.split(' ')])]);
  const interpretations = words.flatMap((unknown) =>
    nearNames(evidence, unknown).map((key): Interpretation => {
      const name = nameInSentence(evidence, key);
      return { label: capitalize(name), question: question.replace(unknown, name) };
    }),
  );
  if (interpretations.length === 0) return null;
  const names = joinWords(
    unknownNames.map((name) => `“${name}”`),
    'or',
  );
  return {
    blocks: abstain(`I hold nothing on ${names}, so I make no claim about it`, 'Did you mean one of these?'),
    interpretations: interpretations.slice(0, most),
  };
}

const most = 3;

/**
 * Which of a family is meant where only its first name is said, and nothing asked: “What is omega?” Null where the words
 * are the name of none, or of more than can be chosen from.
 */
export function familiesMeant(evidence: Evidence, { question, ingredients }: Inquiry): AskedBack | null {
  const [word, ...others] = stems(question).filter((stem) => !ofGreeting.has(stem));
  if (!word || others.length > 0 || ingredients.length > 0 || word.length < leastOfFamily) return null;
  const named = [...evidence.ingredients.values()].filter(({ name }) => stems(name)[0] === word);
  if (named.length === 0 || named.length > mostOfFamily) return null;
  const said = capitalize(word);
  return {
    blocks: abstain(`“${said}” may mean several things on file`, 'Which of these do you mean?'),
    interpretations: named.slice(0, mostOfFamily).map(({ key }): Interpretation => {
      const name = nameInSentence(evidence, key);
      return { label: capitalize(name), question: `What is known about ${name}?` };
    }),
  };
}

/** What stands around a name that is asked for by itself. */
const ofGreeting = new Set(stems('what is are a an the about tell me explain info on s of'));
const leastOfFamily = 4;
const mostOfFamily = 4;

/**
 * What may be wanted of the one thing that a question names, where nothing in it reaches the margin from which on
 * something is asked for, and words are left that say what is. What is told in general must not pass for the answer.
 */
export function asksMeant(evidence: Evidence, { whole, parts }: Understanding): AskedBack | null {
  const { ingredients, topics, medicines, amounts, forms, scored, isFollowUp } = whole;
  const { holds } = recordIndexOf(evidence);
  const unread = whole.unread.filter((word) => !stems(word).every(holds));
  const [key] = ingredients;
  const others = topics.length + medicines.length + amounts.length + forms.length;
  const isBelowMargin = scored.every(({ score }) => score < leastScore);
  if (!key || ingredients.length > 1 || parts.length > 1 || others > 0 || isFollowUp) return null;
  // what is asked of a medicine or an ailment is plain: that no record has it is the answer
  if (!isBelowMargin || unread.length === 0 || unread.some((word) => kindOfUnread(word) !== null))
    return null;
  const name = nameInSentence(evidence, key);
  const words = joinWords(unread.map((word) => `“${word}”`));
  return {
    blocks: abstain(
      `I am not sure what you want to know about ${name}: I hold no record that speaks of ${words}`,
      'Choose one of these, or ask it in other words',
    ),
    interpretations: [
      { label: 'Dose and limits', question: `What is the dose and the upper limit of ${name}?` },
      { label: 'Safety', question: `Is ${name} safe?` },
      { label: 'Rules and status', question: `What are the rules for ${name}?` },
    ],
  };
}
