import type { Evidence, Passage } from '../../../evidence/index.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { provisionsIn, recordsOfProvision } from '../../gather/provisions.ts';
import type { Step, StepKind } from '../../plan/step.ts';
import { joinWords, list, note, paragraph, type Block } from '../../prose.ts';
import { ownWords } from '../../articleTerms.ts';
import { abstain } from '../abstention.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { askedIn, askedOf } from './excerpt.ts';
import { passageSentence } from './passages.ts';

const most = 6;
/** Once what is told is so likely to be what is meant, the rest is left out. */
const enough = 0.8;

const choosesRules: ReadonlySet<StepKind> = new Set<StepKind>([
  'contentRules',
  'panelRules',
  'referenceAmounts',
  'claims',
  'status',
  'passages',
]);

/** Whether a step has something to say beside a rule that is named by its number: no other rule, and what was asked. */
export const isBesideProvision = ({ kind, inquiry }: Step): boolean =>
  !choosesRules.has(kind) &&
  (inquiry.amounts.length > 0 || (inquiry.asks.size > 0 && inquiry.ingredients.length > 0));

/** What rests on the provisions that a question names by number, on the ingredients it names; null where nothing does. */
export function provisionBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question, ingredients } = inquiry;
  const isOf = (passage: Passage) =>
    !isDiseaseClaim(passage.text) &&
    (ingredients.length === 0 || passage.ingredients.some((key) => ingredients.includes(key)));
  const records = [
    ...new Set(provisionsIn(question).flatMap((provision) => recordsOfProvision(evidence, provision))),
  ].filter(isOf);
  if (records.length === 0) return null;
  const asked = askedOf(evidence, inquiry);
  const [first, ...others] = records.length > most ? likeliest(evidence, inquiry, records) : records;
  return [
    ...(first ? [paragraph(passageSentence(first, asked))] : []),
    list(others.map((passage) => passageSentence(passage, asked))),
    paragraph(note('These are short forms: check the text in force before you print a label')),
  ];
}

/** More words than the number and those of asking say what is asked beside it. */
const mostBeside = 2;

/** That nothing rests on the provisions that are all a question names; null where something does, or more is named. */
export function unheldProvisionBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const named = provisionsIn(inquiry.question);
  const isHeld = named.some((provision) => recordsOfProvision(evidence, provision).length > 0);
  const beside = ownWords(inquiry).filter((word) => !/\d/.test(word));
  const isMore = inquiry.ingredients.length + inquiry.amounts.length > 0 || beside.length > mostBeside;
  if (named.length === 0 || isHeld || isMore) return null;
  return abstain(`I hold no record that rests on ${joinWords(named, 'or')}, so I make no claim`);
}

/** The likeliest of them to be meant, until it is surely among them; of equals those that stand first. */
function likeliest(evidence: Evidence, inquiry: Inquiry, records: readonly Passage[]): Passage[] {
  const likelihoods = new Map(
    closestRecords(evidence, inquiry).map(({ passage, likelihood }) => [passage, likelihood]),
  );
  const asked = askedOf(evidence, inquiry);
  const of = (passage: Passage) => likelihoods.get(passage) ?? 0;
  const titled = (passage: Passage) => askedIn(passage.title, asked.words);
  let said = 0;
  return records
    .toSorted((left, right) => titled(right) - titled(left) || of(right) - of(left))
    .slice(0, most)
    .filter((passage) => {
      const isWanted = said < enough;
      said += of(passage);
      return isWanted;
    });
}
