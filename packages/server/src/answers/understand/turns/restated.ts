import { type Evidence, isOfStudy } from '../../../evidence/index.ts';
import { type CloseRecord, closestRecords } from '../../gather/closestRecords.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import { fieldAsked } from '../../parts/text/askedField.ts';
import { askedOf } from './askedOfRecord.ts';
import { isOfSlots, placeOf, siblingMeant, type TurnOnRecord } from './besideRecord.ts';
import { foodsAsked } from '../foods/foodsAsked.ts';
import type { AskKind } from '../askKinds.ts';
import { wants } from '../message/clauseKinds.ts';
import { isAskWord } from '../cues.ts';
import { asksOfTold, leansOn, saysNothingAlone } from './followUp.ts';
import type { Inquiry } from '../inquiry.ts';
import { read } from '../read.ts';
import { namedIn } from '../names/named.ts';
import { type Telling, tellingIn } from './tellingWords.ts';
import type { Word } from '../words.ts';

/** A question, and the key of the record that it means. */
export interface Restated {
  readonly question: string;
  readonly record: string;
}

/**
 * The question before, asked of the record beside the one that answered it: after “first run size for cookies?” “what shelf
 * life would we print?” asks for the shelf life of cookies, and “and crackers?” for the first run of crackers. The record
 * that is meant says what is new and most of what was asked before. Null where none does, or the turn says all of it itself.
 */
export function restated(evidence: Evidence, own: Inquiry, before: Inquiry): Restated | null {
  const first = toldBefore(evidence, before);
  if (!first || first.likelihood < likely || own.amounts.length > 0) return null;
  if (isWhole(evidence, own, before)) return null;
  const told = placeOf(evidence, first.passage);
  const said = tellingIn(evidence, own.question);
  if (said.length > mostWords || (isOfSlots(evidence, told) && saysNothingAlone(own))) return null;
  const turn: TurnOnRecord = {
    evidence,
    own,
    before,
    told,
    said,
    asked: tellingIn(evidence, before.question),
  };
  const meant = siblingMeant(turn) ?? (mayBeOfSame(turn, first) ? told : null);
  const passage = recordIndexOf(evidence).passages[meant ?? -1];
  if (meant === null || passage === undefined || (meant === told && first.likelihood < surely)) return null;
  if (isOfItself(turn, meant)) return null;
  const isAlone = wants(own) && !leansOn(own, before) && isSaidAlone(turn, meant);
  const question = isAlone ? own.question : askedOf(turn, meant);
  return { question, record: passage.key };
}

/** So likely a record has to be what was asked for, for the turn behind it to be read by it. */
const likely = 0.15;
const mostWords = 8;

/** “What does psyllium do?” behind a question on creatine: asks for something, of a name of its own. */
const isWhole = (evidence: Evidence, own: Inquiry, before: Inquiry): boolean =>
  wants(own) &&
  own.words.length >= fewestOfWhole &&
  own.ingredients.length > 0 &&
  own.ingredients.every((key) => !before.ingredients.includes(key) && !isOfFoods(evidence, key)) &&
  !leansOn(own, before);
const fewestOfWhole = 4;
/** “A no-sugar soft drink” names no thing of its own. */
const isOfFoods = (evidence: Evidence, key: string): boolean =>
  evidence.ingredients.get(key)?.category === 'macronutrient';

/** The record that answered the question before; none where the tables of foods did. */
function toldBefore(evidence: Evidence, before: Inquiry): CloseRecord | undefined {
  const [first] = closestRecords(evidence, before);
  const ofFoods = foodsAsked(before)?.nutrients ?? [];
  return first && ofFoods.length > 0 && first.likelihood < beforeFoods ? undefined : first;
}

const beforeFoods = 0.8;

/** Whether a turn says something that only records know the meaning of, where the question before asked one of them. */
export function isOfRecords(evidence: Evidence, own: Inquiry, before: Inquiry): boolean {
  const first = toldBefore(evidence, before);
  if (!first || isOfSlots(evidence, placeOf(evidence, first.passage))) return false;
  const named = namedIn(evidence, own.question);
  const isSlot = ({ start, end }: Word) =>
    named.spans.some(
      ({ kind, from, to }) =>
        kind !== 'ingredient' &&
        kind !== 'dosageForm' &&
        start >= (named.words[from]?.start ?? 0) &&
        end <= (named.words[to - 1]?.end ?? 0),
    );
  return tellingIn(evidence, own.question).some(({ isCommon, word }) => !isCommon && !isSlot(word));
}

/**
 * Whether a turn that names nothing asks more of the record that answered: its E number, for how long, from what strength on.
 * What is asked of an ingredient has answers beyond that record.
 */
function mayBeOfSame(turn: TurnOnRecord, { passage, likelihood }: CloseRecord): boolean {
  const { evidence, own, before, said, told } = turn;
  const { ingredients, topics, markets, amounts, group, forms, unknownNames } = own;
  const named = [ingredients, topics, markets, amounts, forms, unknownNames];
  if (likelihood < surely || group !== null || named.some((each) => each.length > 0)) return false;
  const isNew = ({ isCommon, word }: Telling) => !isCommon && !isAskWord(own.asks, word.stem);
  if (said.some(isNew) || !(leansOn(own, before) || asksOfTold(own))) return false;
  if (isOfStudy(passage) && likelihood >= certainly) return [...own.asks].every((ask) => ofStudies.has(ask));
  const isOfNoName = passage.ingredients.length === 0 || before.ingredients.length === 0;
  if (isOfNoName && own.asks.size === 0 && !isOfStudy(passage)) return true;
  return fieldAsked(evidence, read(evidence, askedOf(turn, told)))?.record.key === passage.key;
}
const surely = 0.5;
/** Of an outcome there are many studies. */
const certainly = 0.9;
const ofStudies: ReadonlySet<AskKind> = new Set<AskKind>(['studies', 'dose', 'meaning']);

/** Whether a turn that does not lean is all but surely on another record by itself. */
const isOfItself = ({ evidence, own, before }: TurnOnRecord, meant: number): boolean => {
  const [first] =
    leansOn(own, before) || own.words.length <= fewestWords ? [] : closestRecords(evidence, own);
  return first !== undefined && first.likelihood >= byItself && placeOf(evidence, first.passage) !== meant;
};
const byItself = 0.7;
/** “‘Very low’?” says nothing by itself. */
const fewestWords = 3;

/** Whether a turn by itself finds the record that is meant. */
const isSaidAlone = ({ evidence, own }: TurnOnRecord, meant: number): boolean => {
  const [first] = closestRecords(evidence, own);
  return first !== undefined && first.likelihood >= likely && placeOf(evidence, first.passage) === meant;
};
