import type { Cited, Evidence } from '../../evidence/index.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { findForms, isOfCompound } from '../understand/names/namedForms.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, note, paragraph, section } from '../prose.ts';
import { derive, noteOf, rangeOf } from '../values.ts';
import { percentSentences } from './conversion.ts';
import { limitSentences } from './intake.ts';
import type { Subject } from './subject.ts';
import {
  type Form,
  formatAmount,
  formatNumber,
  nameInSentence,
  selfAndParent,
} from '../../registry/index.ts';
import { inSentence } from '../../text/letters.ts';

const formsOf = (evidence: Evidence, key: string) =>
  evidence.forms
    .filter((form) => selfAndParent(evidence, key).includes(form.ingredient))
    .toSorted((left, right) => right.activePercent - left.activePercent);

/** How much of the active each form of an ingredient holds, richest first. */
function formTable(evidence: Evidence, key: string): Block {
  return {
    kind: 'table',
    header: ['Form', 'Active by mass', 'Source'],
    rows: formsOf(evidence, key).map((form) => [
      fact(form.compound),
      fact(`${formatAmount(form.activePercent, '%')} ${form.active}${doubt(form.passage)}`),
      fact('', form.passage),
    ]),
  };
}

/** The forms asked about, or the richest and the poorest, in sentences. */
function formSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const forms = formsOf(evidence, key);
  const asked = inquiry.forms.filter((form) => forms.some((each) => each.key === form.key));
  const [richest, ...others] = forms;
  // the only form on file is the richest of none, and says nothing on others that are compared
  if (!richest || (asked.length + others.length === 0 && inquiry.asks.has('comparison'))) return [];
  const isAmong = asked.length === 0 && others.length > 0;
  const told = asked.length > 0 ? asked : [richest];
  const name = nameInSentence(evidence, richest.ingredient);
  return [
    ...told.slice(0, 3).map((form) => formSentence(form, name, isAmong)),
    note('These are theoretical maxima from the formula; real lots are lower, so use the supplier’s assay'),
  ];
}

function formSentence(form: Cited<Form>, name: string, isRichest: boolean): Sentence {
  const perHundred = 10_000 / form.activePercent;
  const statement = `100 mg of the active takes ${formatNumber(Math.round(perHundred))} mg of the compound.`;
  const lead = isRichest
    ? `Of the forms of ${name} on file, ${inSentence(form.compound)} carries the most`
    : form.compound;
  const percent = `${isRichest ? ':' : ' is'} ${formatAmount(form.activePercent, '%')} ${form.active} by mass${doubt(form.passage)}`;
  return fact(
    `${lead}${percent}, so 100 mg of ${form.active} takes ${formatNumber(Math.round(perHundred))} mg of it`,
    derive(form.passage, statement),
  );
}

/** What products usually carry, from the formulation notes: unconfirmed, and said so. */
export function usualDoseSentences(evidence: Evidence, key: string): Sentence[] {
  const dose = noteOf(evidence, key, 'dose');
  const owner = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each))
    .find((each) => each && each.doseLow !== null);
  if (!dose || !owner || owner.doseLow === null || owner.doseHigh === null) return [];
  const range = rangeOf(owner.doseLow, owner.doseHigh, owner.doseUnit);
  return [fact(`Products usually carry ${range} a day${doubt(dose)}`, dose)];
}

/** Usual amounts and forms in products, from the formulation notes. */
export function formulationSentences(evidence: Evidence, key: string): Sentence[] {
  const usual = usualDoseSentences(evidence, key);
  const forms = noteOf(evidence, key, 'forms');
  const sold = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each))
    .find((each) => each && each.forms.some((form) => form !== each.name));
  return forms && sold
    ? [...usual, fact(`On the market${doubt(forms)}: ${sold.forms.join(', ')}`, forms)]
    : usual;
}

/** Whether it is on file how much of the active a form holds. */
export const holdsContent = ({ evidence, inquiry, key }: Subject): boolean =>
  formSentences(evidence, key, inquiry).length > 0;

/** How much of the active the forms of an ingredient hold. */
export function contentParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const sentences = formSentences(evidence, key, inquiry);
  if (sentences.length === 0) {
    const sold = formulationSentences(evidence, key).toReversed();
    return [paragraph(...(sold.length > 0 ? sold : [note(`I hold no data on the forms of ${name}`)]))];
  }
  return [
    paragraph(...sentences),
    ...(inquiry.forms.length === 0 ? section('Forms on file', [formTable(evidence, key)]) : []),
  ];
}

/** Asks how much of a compound is needed for an amount of the active, not how much of it an amount holds. */
export const asksForCompound = (question: string): boolean =>
  /\braw material\b|\bfree (?:base|acid|form)\b|\binput of\b|\d\s*(?:mg|g|µg|mcg)\s+(?:of\s+)?(?:elemental\s+)?\w+\s+from\b|\b(?:for|to (?:get|provide|deliver|reach|give|supply|obtain)|provid\w+|deliver\w*|giv\w+|yields?|suppl\w+|carr(?:y|ies)|brings?|contains?|holds?|equals?|equivalent to)\s+(?:about |at least )?\d[\d.,]*\s*(?:mg|g|µg|mcg)\b|\d\s*(?:mg|g|µg|mcg) (?:of )?elemental\b/i.test(
    question,
  );

/** “1 g of lysine: how much lysine HCl?”: the compound is what is asked for. */
const isCompoundAsked = (evidence: Evidence, { question, ingredients }: Inquiry): boolean => {
  const [, asked = ''] =
    /\d.*?\b(?:how (?:much|many (?:mg|g|milligrams|grams))|(?:what|which) (?:input )?(?:weight|amount|quantity|mass)|[.:;,?] (?:mg|g|milligrams|grams))(?: of)?\s+(.*)/i.exec(
      question,
    ) ?? [];
  return asked !== '' && findForms(evidence, ingredients, asked).length > 0;
};

/** “14 mg iron per capsule from ferrous bisglycinate”: the amount is of the active, whose name stands behind it by itself. */
const isOfActive = (question: string, { text }: Dose, name: string): boolean => {
  const behind = question.slice(question.indexOf(text) + text.length).toLowerCase();
  const named = behind.replace(/^\s*(?:of )?(?:(?:pure|element\w*|actual) )?/, '');
  return named.startsWith(name.toLowerCase()) && standsAlone.test(named.slice(name.length));
};

/** What stands behind a name that is no part of a longer one: “zinc as oxide”, not “zinc oxide”. */
const standsAlone =
  /^(?:\s*[,;:.?!()]|\s*$|\s+(?:per|from|out of|as|in the form|by|with|via|using|a|each|every|into|in)\b)/;

/** How much of the named compounds an amount of the active takes, or how much of the active their amount holds, and the limits, which count the active. */
export function elementParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const amount = inquiry.multiple?.total ?? inquiry.amounts[0];
  if (!amount || amount.unit === 'IU')
    return contentParts({ evidence, inquiry, key, name, grades: [], missing: [] });
  const isAsked =
    asksForCompound(inquiry.question) ||
    isCompoundAsked(evidence, inquiry) ||
    isOfActive(inquiry.question, amount, name);
  const isNeed = isAsked && !isOfCompound(evidence, inquiry, amount);
  const sentences = inquiry.forms.slice(0, 3).map((form) => {
    if (isNeed) return needSentence(amount, form);
    const held = heldWords((amount.value * form.activePercent) / 100, amount.unit);
    const statement = `${formatAmount(amount.value, amount.unit)} of ${inSentence(form.compound)} holds at most ${held} of ${form.active}`;
    return fact(`${statement}${doubt(form.passage)}`, derive(form.passage, `${statement}.`));
  });
  return [
    paragraph(
      ...sentences,
      ...(isNeed ? [] : shareSentences(evidence, key, { inquiry, amount })),
      note('These are theoretical maxima from the formula; real lots are lower'),
    ),
    paragraph(...limitSentences(evidence, key), note(`Limits count ${name} itself, not the compound`)),
  ];
}

/** What the active that an amount of the first compound holds is of the label values, where that is asked for. */
function shareSentences(
  evidence: Evidence,
  key: string,
  { inquiry, amount }: { inquiry: Inquiry; amount: Dose },
): Sentence[] {
  const [form] = inquiry.forms;
  const isAsked = /%|\bpercent|\bdaily value|\bdv\b|\bnrv\b/i.test(inquiry.question);
  if (!form || !isAsked || amount.unit === 'IU') return [];
  const value = threeDigits((amount.value * form.activePercent) / 100);
  const held = { ...amount, value, text: formatAmount(value, amount.unit) };
  return percentSentences(evidence, key, { ...inquiry, amounts: [held] });
}

/** In the next smaller unit where it would be less than one: 282 mg, not 0.282 g. */
function heldWords(value: number, unit: string): string {
  const smaller = { g: 'mg', mg: 'µg' }[unit];
  const isSmall = smaller !== undefined && value < 1;
  return formatAmount(threeDigits(isSmall ? value * 1000 : value), isSmall ? smaller : unit);
}

/** Three significant digits, a half upwards. */
const threeDigits = (value: number) => Number((value * (1 + 1e-12)).toPrecision(3));

function needSentence(amount: Dose, form: Cited<Form>): Sentence {
  const exact = (amount.value * 100) / form.activePercent;
  const needed = exact < 100 ? threeDigits(exact) : Math.round(exact);
  const statement = `${formatAmount(amount.value, amount.unit)} of ${form.active} takes at least ${formatAmount(needed, amount.unit)} of ${inSentence(form.compound)} (${formatAmount(form.activePercent, '%')} ${form.active})`;
  return fact(`${statement}${doubt(form.passage)}`, derive(form.passage, `${statement}.`));
}
