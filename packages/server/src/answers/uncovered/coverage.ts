import { z } from 'zod';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { columns, familyOf, nameInSentence, readTable } from '../../registry/index.ts';
import { closestRecords } from '../gather/closestRecords.ts';
import type { StepKind } from '../plan/step.ts';
import { type Block, sentencesIn } from '../prose.ts';
import type { Missing, Role } from '../standing/missing.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Understanding } from '../understand/understanding.ts';
import { citedText, createCited, createCitedAbout, leadOf } from './cited.ts';
import { type OpenWord, openWords } from './openWords.ts';
import { type Unsaid, unsaidIn } from './unsaid.ts';

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
/** A row of `coverageBounds.csv`: from which score on an answer is kept back, or what it leaves out is said ahead of it. */
const Bound = z.strictObject({ key, name: z.enum(['silent', 'noted']), score: signed });
const bounds = new Map(
  readTable(folder, 'coverageBounds', Bound).map(({ name, score }) => [name, score] as const),
);
const bound = (name: 'silent' | 'noted'): number => bounds.get(name) ?? Infinity;

/** A question with the steps and the blocks that are to answer it. */
export interface Answered {
  readonly inquiry: Inquiry;
  readonly steps: readonly StepKind[];
  readonly blocks: readonly Block[];
}

/** Steps that use a question otherwise: a sum takes its amounts, the press has words of its own, a person asks for advice. */
const ofOtherWords: ReadonlySet<StepKind> = new Set(['worked', 'personal', 'news']);

/**
 * Whether an answer may leave out what is asked for without saying so: not where the turns before or a model say what that
 * is, nor where parts of the question that find nothing are named beside the answer.
 */
export const mayBeUncovered = (
  { whole, unanswered, isReadByModel }: Pick<Understanding, 'whole' | 'unanswered' | 'isReadByModel'>,
  steps: readonly StepKind[],
): boolean =>
  !isReadByModel &&
  !whole.isFollowUp &&
  unanswered.length === 0 &&
  !steps.some((kind) => ofOtherWords.has(kind));

/** A question as its answer leaves it. */
export interface Coverage {
  readonly inquiry: Inquiry;
  readonly steps: readonly StepKind[];
  readonly open: readonly OpenWord[];
  /** Those of the open words that neither stand in what is cited nor in the answer. */
  readonly left: readonly OpenWord[];
  /** Those that stand in it, but in nothing that is about what the question names. */
  readonly elsewhere: readonly OpenWord[];
  /** Open words that the answer comes to after its first facts, or not at all. */
  readonly later: readonly OpenWord[];
  /** Whether its first facts are on what the question names, and on the outcome that it names. */
  readonly isUnderstood: boolean;
  /** Whether its first facts are of nothing that the question names. */
  readonly isOfOther: boolean;
  readonly unsaid: Unsaid;
  /** Places that the first facts do not name. */
  readonly unsaidAhead: number;
  /** How likely the closest of all records is what is meant. */
  readonly likelihood: number;
}

/** Holds a question against what an answer cites. */
export function coverageOf(evidence: Evidence, { inquiry, steps, blocks }: Answered): Coverage {
  const open = openWords(evidence, inquiry);
  const lead = leadOf(blocks);
  const [isCited, isAhead] = [createCited(evidence, blocks), createCited(evidence, lead)];
  const left = open.filter(({ stem, use, isAcronym }) => (isAcronym && use === 'common') || !isCited(stem));
  const isAbout = aboutNamed(evidence, inquiry);
  const isSaidOfIt = isAbout && createCitedAbout(blocks, isAbout);
  return {
    inquiry,
    steps,
    open,
    left,
    elsewhere: isSaidOfIt ? open.filter((word) => !left.includes(word) && !isSaidOfIt(word.stem)) : [],
    later: open.filter(({ stem }) => !isAhead(stem)),
    isUnderstood:
      isAbout !== null &&
      inquiry.topics.length > 0 &&
      passagesIn(lead).some(
        (passage) => isAbout(passage) && passage.topics.some((own) => inquiry.topics.includes(own)),
      ),
    isOfOther: isAbout !== null && !passagesIn(lead).some(isAbout),
    unsaid: unsaidIn(inquiry, { text: citedText(blocks), isCited }),
    unsaidAhead: unsaidIn(inquiry, { text: '', isCited: isAhead }).places,
    likelihood: closestRecords(evidence, inquiry)[0]?.likelihood ?? 0,
  };
}

const passagesIn = (blocks: readonly Block[]): Passage[] =>
  blocks
    .flatMap(sentencesIn)
    .flatMap(({ segments }) => segments.filter((part): part is Passage => typeof part !== 'string'));

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

/** Whether a word stands in questions that are answered without it. */
export const isOrdinary = (stem: string): boolean => ordinary.has(stem);

/** What of a question speaks for or against its being answered, by name. */
export function featuresOf(coverage: Coverage, strange: Strangeness): Map<string, number> {
  const { inquiry, steps, open, left, elsewhere } = coverage;
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
  const isUnasked = isSilent && steps.some((step) => generic.has(step));
  const isList = ingredients.length === 0 && steps.includes('effect');
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
    ['verb', sum(own.filter(({ isVerb }) => isVerb))],
    ['understood', flag(coverage.isUnderstood)],
    ['verb-understood', coverage.isUnderstood ? sum(own.filter(({ isVerb }) => isVerb)) : 0],
    ['unasked-left', isUnasked ? sum(own) : 0],
    ['list-left', isList ? sum(own) : 0],
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
    ['later-sought', sum(coverage.later.filter(({ isAsked, isSought }) => isAsked && isSought))],
    ['other-first', flag(coverage.isOfOther)],
    ['place', coverage.unsaid.places],
    ['place-first', coverage.unsaidAhead],
    ['year', flag(coverage.unsaid.years > 0)],
    ['code', coverage.unsaid.codes.length],
    ['unlikely', 1 - coverage.likelihood],
  ]);
}

/** What is told of a thing where nothing in particular is asked. */
const generic: ReadonlySet<StepKind> = new Set<StepKind>(['effect', 'comparison', 'form']);

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
 * pass for the answer. Where less speaks for that, those that narrow the question down. None where the answer may stand by
 * itself.
 */
export function uncoveredWords(evidence: Evidence, answered: Answered): Missing[] {
  const coverage = coverageOf(evidence, answered);
  const features = featuresOf(coverage, strangeness);
  const score = weights.reduce((all, { name, weight }) => all + weight * (features.get(name) ?? 0), 0);
  if (score <= bound('noted')) return [];
  const isSilent = score > bound('silent');
  const asked = coverage.left.filter(({ isAsked }) => isAsked);
  const own = asked.filter(({ use }) => use !== 'common');
  // Words of everybody's alone tell nothing: 'What about iron?' is answered.
  const telling = isSilent ? own : own.filter(isNarrowing);
  if (telling.length === 0) return isSilent ? missing('question', coverage.unsaid.codes) : [];
  const of = ({ stem, rarity }: OpenWord) => strangeness(stem) * rarity;
  const told = new Set(telling.toSorted((left, right) => of(right) - of(left)).slice(0, mostTold));
  const words = asked.filter((word) => told.has(word));
  // where nothing else is named, or it is what is asked for, the question is about it
  const isSubject = coverage.inquiry.ingredients.length === 0 || words.some(({ isSought }) => isSought);
  const role = isSilent ? 'question' : isSubject ? 'subject' : 'background';
  return missing(
    role,
    words.map(({ text: written }) => written),
  );
}

const missing = (role: Role, words: readonly string[]): Missing[] =>
  words.map((word) => ({ role, what: `“${word}”` }));

const mostTold = 2;

/** “In YOGHURT”, “ORGANIC inulin”, “for NURSES”: a word that no ordinary question leaves over. */
const isNarrowing = ({ stem, isQualifying }: OpenWord): boolean => isQualifying && strangeness(stem) === 1;
