import { type Evidence, isOfStudy, type Passage } from '../../../evidence/index.ts';
import { isArithmetic } from '../../compute/arithmetic.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import {
  type Block,
  citedIn,
  hasFacts,
  paragraph,
  type Sentence,
  sentencesIn,
  withoutEmptySections,
} from '../../prose.ts';
import { stems } from '../../../registry/index.ts';
import { asksForFigure } from '../../understand/figureAsks.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { fieldAsked } from './askedField.ts';
import { type Asked, askedOf, fieldIn } from './excerpt.ts';
import { passageSentence, recordSentence } from './passages.ts';
import { recordOf, saidOf } from './recordsBeside.ts';
import type { Answered } from './unanswered.ts';

/** Whether an answer cites a record, or what was worked out from it. */
const cites = (told: readonly Block[], { key }: Passage): boolean => saidOf(told).has(key);

/** Of several steps the one that tells what is surely meant comes first. */
export const inOrder = (answered: readonly Answered[], sure: Passage | null): readonly Answered[] =>
  sure
    ? answered.toSorted((left, right) => Number(cites(right.blocks, sure)) - Number(cites(left.blocks, sure)))
    : answered;

/** An answer behind what is surely meant, unless it begins with that itself, or with its yes or no. */
export function ledBy(
  evidence: Evidence,
  { part, sure }: { part: Inquiry; sure: Passage | null },
  told: readonly Block[],
): readonly Block[] {
  if (!sure) return told;
  const field = fieldAsked(evidence, part);
  const asked = askedOf(evidence, part);
  const [first, ...left] = ledByOne(told, {
    sure,
    asked,
    isFigure: asksForFigure(part),
    fieldOf: field?.label,
  });
  const asWell = saidAsWell(evidence, part, sure).filter((each) => !cites(told, each));
  const beside = asWell.map((each) => passageSentence(each, asked));
  return first ? [first, ...(beside.length > 0 ? [paragraph(...beside)] : []), ...left] : told;
}

interface Lead {
  readonly sure: Passage;
  readonly asked: Asked;
  /** Whether a figure is asked for, to which a yes is no answer. */
  readonly isFigure: boolean;
  /** How the record names the one field that is asked for, which what cites it may leave out; undefined where none is. */
  readonly fieldOf: readonly string[] | undefined;
}

function ledByOne(told: readonly Block[], { sure, asked, isFigure, fieldOf }: Lead): readonly Block[] {
  if (fieldOf && !saysField(told, sure, fieldOf))
    return [paragraph(recordSentence(sure, fieldIn(sure.text, fieldOf))), ...(hasFacts(told) ? told : [])];
  if ((isVerdict(told) && !isFigure) || isSum(told)) return told;
  if (cites(told, sure)) return broughtForward(told, sure);
  return [paragraph(passageSentence(sure, asked)), ...(hasFacts(told) ? told : [])];
}

/**
 * Studies that say as much of what is asked as the one that leads: of two trials of sleep in autism neither is the answer
 * without the other.
 */
function saidAsWell(evidence: Evidence, part: Inquiry, sure: Passage): readonly Passage[] {
  const { key, ingredients, title } = sure;
  const close = closestRecords(evidence, part);
  // two densities of one oil
  if (!isOfStudy(sure))
    return close
      .flatMap(({ passage }) => (passage.key !== key && passage.title === title ? [passage] : []))
      .slice(0, part.asks.has('property') ? mostAsWell : 0);
  const least = (close.find(({ passage }) => passage.key === key)?.rest ?? 1) * asWell;
  return close
    .filter(({ passage, rest }) => passage.key !== key && isOfStudy(passage) && rest >= least)
    .filter(({ passage }) => passage.ingredients.some((each) => ingredients.includes(each)))
    .slice(0, mostAsWell)
    .map(({ passage }) => passage);
}
const asWell = 0.8;
const mostAsWell = 2;

/** What tells a record further down comes first; what stands in a table, or on a name that leads it, stays in its place. */
function broughtForward(told: readonly Block[], sure: Passage): readonly Block[] {
  const first = told.find((block) => hasFacts([block]));
  if (first && cites([first], sure)) return told;
  const says = (sentence: Sentence) => cites([paragraph(sentence)], sure);
  const at = told.findIndex((block) => mayGive(block) && sentencesIn(block).some(says));
  const from = told[at];
  const found = from && sentencesIn(from).find(says);
  if (!found) return told;
  const left = told.map((block, place) => (place === at ? without(block, found) : block));
  return [paragraph(found), ...withoutEmptySections(left)];
}

const mayGive = (block: Block): boolean =>
  block.kind === 'list' || (block.kind === 'paragraph' && block.lead === undefined);

const without = (block: Block, sentence: Sentence): Block => {
  const isLeft = (own: Sentence) => own !== sentence;
  if (block.kind === 'list') return { ...block, items: block.items.filter(isLeft) };
  return block.kind === 'paragraph' ? { ...block, sentences: block.sentences.filter(isLeft) } : block;
};

/** Whether an answer begins with what was worked out, of which records are the inputs. */
const isSum = (told: readonly Block[]): boolean => {
  const first = told.find((block) => hasFacts([block]));
  return (
    first !== undefined &&
    citedIn([first]).some((each) => isArithmetic(each) || recordOf(each.key) !== each.key)
  );
};

/** Whether what cites a record says the field of it that is asked for. */
function saysField(told: readonly Block[], { key }: Passage, label: readonly string[]): boolean {
  const said = stems(saidOf(told).get(key) ?? '');
  return label.some((name) => stems(name).every((word) => said.includes(word)));
}

const isVerdict = ([first]: readonly Block[]): boolean => {
  const opening = first && sentencesIn(first)[0]?.segments[0];
  return typeof opening === 'string' && verdict.test(opening);
};
const verdict = /^(?:Yes|No|In part|Possibly|Probably)[:,]|^(?:It is not settled|Too early to say)\b/;
