import { z } from 'zod';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { columns, familyOf, nameInSentence, readTable } from '../../registry/index.ts';
import type { StepKind } from '../plan/step.ts';
import type { Block } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Understanding } from '../understand/understand.ts';
import { createCited, createCitedAbout } from './cited.ts';
import { type OpenWord, openWords } from './openWords.ts';

const { key, signed, text } = columns;
const folder = new URL('./data/', import.meta.url);

/** A row of `ordinaryWords.csv`: in how many ordinary questions a word stands that their answers have not. */
const OrdinaryWord = z.strictObject({ key, word: text, questions: signed });
/** A row of `coverage.csv`: how much a feature speaks for a question that is not answered by what is cited. */
const Weight = z.strictObject({ key, name: text, weight: signed });

const ordinary: ReadonlyMap<string, number> = new Map(
  readTable(folder, 'ordinaryWords', OrdinaryWord).map(({ word, questions }) => [word, questions]),
);
const weights = readTable(folder, 'coverage', Weight);

/** A question with the steps and the blocks that are to answer it. */
export interface Answered {
  readonly inquiry: Inquiry;
  readonly steps: readonly StepKind[];
  readonly blocks: readonly Block[];
}

/** Steps that use a question otherwise: a sum takes its amounts, the press has words of its own, a person asks for advice. */
const ofOtherWords: ReadonlySet<StepKind> = new Set(['worked', 'personal', 'news']);

/**
 * Whether an answer may leave out what is asked for without saying so: not where the turns before say what that is, nor where
 * parts of the question that find nothing are named beside the answer.
 */
export const mayBeUncovered = (
  { whole, unanswered }: Pick<Understanding, 'whole' | 'unanswered'>,
  steps: readonly StepKind[],
): boolean => !whole.isFollowUp && unanswered.length === 0 && !steps.some((kind) => ofOtherWords.has(kind));

/** A question as its answer leaves it. */
export interface Coverage {
  readonly inquiry: Inquiry;
  readonly steps: readonly StepKind[];
  readonly open: readonly OpenWord[];
  /** Those of the open words that neither stand in what is cited nor in the answer. */
  readonly left: readonly OpenWord[];
  /** Those that stand in it, but in nothing that is about what the question names. */
  readonly elsewhere: readonly OpenWord[];
}

/** Holds a question against what an answer cites. */
export function coverageOf(evidence: Evidence, { inquiry, steps, blocks }: Answered): Coverage {
  const open = openWords(evidence, inquiry);
  const isCited = createCited(blocks);
  const left = open.filter(({ stem, use, isAcronym }) => (isAcronym && use === 'common') || !isCited(stem));
  const isAbout = aboutNamed(evidence, inquiry);
  const isSaidOfIt = isAbout && createCitedAbout(blocks, isAbout);
  return {
    inquiry,
    steps,
    open,
    left,
    elsewhere: isSaidOfIt ? open.filter((word) => !left.includes(word) && !isSaidOfIt(word.stem)) : [],
  };
}

/** Whether a record is about something that the question names; null where it names no ingredient. */
function aboutNamed(evidence: Evidence, { ingredients }: Inquiry): ((passage: Passage) => boolean) | null {
  if (ingredients.length === 0) return null;
  const family = new Set(ingredients.flatMap((own) => familyOf(evidence, own)));
  const names = [...family].map((own) => nameInSentence(evidence, own).toLowerCase());
  return (passage) => {
    if (passage.ingredients.some((own) => family.has(own))) return true;
    const said = `${passage.title} ${passage.text}`.toLowerCase();
    return names.some((name) => said.includes(name));
  };
}

/** How strange a word is in a question: 1 if no ordinary question has it, less the more have. */
export type Strangeness = (stem: string) => number;

const strangeness: Strangeness = (stem) => 1 / (1 + (ordinary.get(stem) ?? 0));

/** What of a question speaks for or against its being answered, by name. */
export function featuresOf(
  { inquiry, steps, open, left, elsewhere }: Coverage,
  strange: Strangeness,
): Map<string, number> {
  const { question, asks, ingredients } = inquiry;
  const asked = left.filter(({ isAsked }) => isAsked);
  const sum = (words: readonly OpenWord[], by = (word: OpenWord) => strange(word.stem)) =>
    words.reduce((all, word) => all + by(word), 0);
  const rare = ({ stem, rarity }: OpenWord) => strange(stem) * rarity;
  const own = asked.filter(({ use }) => use !== 'common');
  const count = Math.max(1, open.filter(({ isAsked }) => isAsked).length);
  const all = open.reduce((total, { rarity, isAsked }) => total + (isAsked ? rarity : 0), 0);
  const isSilent = [...asks].every((ask) => ask === 'meaning' || ask === 'greeting');
  const flag = (is: boolean) => (is ? 1 : 0);
  return new Map([
    ['always', 1],
    ['no-ask', flag(isSilent)],
    ['effect-unasked', flag(isSilent && steps.length === 1 && steps[0] === 'effect')],
    ['no-name', flag(ingredients.length === 0)],
    ['length', Math.log(1 + inquiry.words.length)],
    ...forms.map(([name, form]): [string, number] => [name, flag(form.test(question))]),
    ['noun', sum(own.filter(({ isNoun }) => isNoun))],
    ['common-noun', sum(asked.filter(({ isNoun, use }) => isNoun && use === 'common'))],
    ...uses.map((use): [string, number] => [use, sum(asked.filter((word) => word.use === use))]),
    ['capital', sum(asked.filter(({ isCapital }) => isCapital))],
    ['acronym', sum(asked.filter(({ isAcronym }) => isAcronym))],
    ['sought', sum(asked.filter(({ isSought }) => isSought))],
    ['owned', sum(asked.filter(({ isOwned }) => isOwned))],
    ['elsewhere', sum(elsewhere.filter(({ isAsked }) => isAsked))],
    ['beside', sum(left.filter(({ isAsked }) => !isAsked))],
    ['strangest', Math.max(0, ...own.map(rare))],
    ['share', sum(own) / count],
    ['rare-share', sum(own, rare) / Math.max(1, all)],
    [
      'foreign',
      open.filter(({ use, isCapital }) => use === 'other' && !isCapital).length / Math.max(1, open.length),
    ],
  ]);
}

const uses = ['common', 'plain', 'english', 'other'] as const;

/** How a question is put. */
const forms: readonly (readonly [name: string, form: RegExp])[] = [
  [
    'whole',
    /^\s*(?:(?:by|in|on|at|for)\s+)?(?:how|which|what|who|whom|whose|when|where|why|does|do|did|is|are|can|was|were|will)\b/i,
  ],
  ['who', /^who(?:se|m)?\b/i],
  ['when', /\bwhen (?:was|were|did|is|will|does)\b|\b(?:which|what) (?:year|month)\b/i],
  ['why', /^why\b/i],
  ['future', /^(?:(?:who|when|what|which|how)\b.*\s)?will\b|\b(?:going|planning|plans|expected) to\b/i],
  ['granted', /^(?:since|because|given that)\b/i],
];

/**
 * The words of a question that nothing cited bears out, where they are what it asks for: whatever is held otherwise would
 * pass for the answer. Null where the answer may stand.
 */
export function uncoveredWords(evidence: Evidence, answered: Answered): string[] | null {
  const coverage = coverageOf(evidence, answered);
  const features = featuresOf(coverage, strangeness);
  const score = weights.reduce((all, { name, weight }) => all + weight * (features.get(name) ?? 0), 0);
  const asked = coverage.left.filter(({ isAsked }) => isAsked);
  if (score <= 0 || asked.length === 0) return null;
  const telling = asked.filter(({ use }) => use !== 'common');
  const of = ({ stem, rarity }: OpenWord) => strangeness(stem) * rarity;
  const strangest = (telling.length > 0 ? telling : asked).toSorted((left, right) => of(right) - of(left));
  const told = new Set(strangest.slice(0, mostTold));
  return asked.filter((word) => told.has(word)).map((word) => word.text);
}

const mostTold = 2;
