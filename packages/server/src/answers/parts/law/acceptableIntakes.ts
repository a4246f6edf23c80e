import type { Cited, Evidence } from '../../../evidence/index.ts';
import type { AcceptableIntake } from '../../../evidence/regulationRecords.ts';
import {
  convertMass,
  formatAmount,
  massUnit,
  nameInSentence,
  selfAndParent,
  stems,
} from '../../../registry/index.ts';
import { sharesIn } from '../../compute/recipe/recipe.ts';
import { tidy } from '../../compute/worked/sheet.ts';
import { type Block, doubt, fact, joinWords, note, paragraph, type Sentence } from '../../prose.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import { derive } from '../../values.ts';
import { limitSentences } from '../intake.ts';

/** Asks for the acceptable daily intake of an additive by that name. */
const byName = /\bADIs?\b|\bacceptable daily intakes?\b/i;

/** “40 % of the EU ADI”, “half the ADI”: the part of it that is asked for; null where it is asked for whole. */
function partAsked(question: string): number | null {
  const before = question.slice(0, question.search(byName));
  return sharesIn(before).find(({ end }) => ofIt.test(before.slice(end)))?.amount ?? null;
}
const ofIt = /^\s*(?:of\s+)?(?:(?:the|its|an?)\s+)?(?:(?:EU|EFSA|US|FDA|JECFA)(?:['’]s)?\s+)?$/i;

/** What EFSA reckons an adult weighs (EFSA Journal 2012;10(3):2579), where the question does not say. */
const usualWeight = 70;
const statedWeight = /\b(\d{2,3}) ?(?:kg|kilos?|kilograms?)\b/i;

/** The acceptable daily intakes of what a question names, or that there is none on file; null where neither they nor its safety are asked for. */
export function acceptableIntakeBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  if (!byName.test(inquiry.question)) return ofSafety(evidence, inquiry);
  const rows = rowsFor(evidence, inquiry);
  if (rows.length > 0) return [paragraph(...rows.map((row) => sentenceOf(row, inquiry)))];
  const names = inquiry.ingredients.map((key) => nameInSentence(evidence, key));
  if (names.length === 0) return null;
  const silence = `I hold no acceptable daily intake (ADI) of ${joinWords(names, 'or')}: ADIs are set for additives`;
  const limits = inquiry.ingredients.flatMap((key) => limitSentences(evidence, key, inquiry.market));
  return [paragraph(note(silence), ...limits)];
}

/** Whether an additive is safe is told by what may be taken of it; null of all else. */
function ofSafety(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { asks, ingredients, group } = inquiry;
  const isMeant = asks.size === 1 && asks.has('safety') && ingredients.length === 0 && group === null;
  const rows = isMeant ? rowsFor(evidence, inquiry) : [];
  return rows.length > 0 ? [paragraph(...rows.map((row) => sentenceOf(row, inquiry)))] : null;
}

function rowsFor(evidence: Evidence, inquiry: Inquiry): Cited<AcceptableIntake>[] {
  const asked = ` ${stems(inquiry.question).join(' ')} `;
  const keys = new Set(inquiry.ingredients.flatMap((key) => selfAndParent(evidence, key)));
  return evidence.references.acceptableIntakes
    .filter(({ market }) => isOfMarkets(market, inquiry))
    .filter(
      ({ ingredients, names }) =>
        ingredients.some((key) => keys.has(key)) ||
        names.some((name) => asked.includes(` ${stems(name).join(' ')} `)),
    );
}

/** The intake, what it comes to for a person, and what an amount that is named comes to beside it. */
function sentenceOf(row: Cited<AcceptableIntake>, { question, amounts }: Inquiry): Sentence {
  const { substance, authority, amount, unit, expressedAs, passage } = row;
  const stated = Number(statedWeight.exec(question)?.[1] ?? 0);
  const weight = stated || usualWeight;
  const total = amount * weight;
  const who = stated ? `at ${weight} kg` : `for an adult of ${weight} kg`;
  const [taken] = amounts;
  const inUnit = taken ? convertMass(taken.value, massUnit(taken.unit), unit) : null;
  const relation =
    inUnit === null ? '' : inUnit > total ? 'above' : inUnit === total ? 'exactly at' : 'below';
  const against =
    taken && relation ? `; ${formatAmount(taken.value, taken.unit)} a day is ${relation} that` : '';
  const part = partAsked(question);
  const share =
    part === null
      ? ''
      : `; ${formatAmount(tidy(part * 100), '%')} of it is ${formatAmount(tidy(part * total), unit)}`;
  const statement = `${who} that is ${formatAmount(total, unit)} a day${against}${share}`;
  const of = expressedAs && `, counted as ${expressedAs}`;
  const remark = row.note && ` (${row.note})`;
  return fact(
    `The ${authority} acceptable daily intake (ADI) of ${substance} is ${formatAmount(amount, unit)} per kg of body weight${of}${remark}${doubt(passage)}; ${statement}`,
    derive(passage, `${statement}.`),
  );
}
