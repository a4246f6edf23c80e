import type { Cited, Evidence } from '../../evidence/index.ts';
import type { DailyValue, Limit } from '../../evidence/records.ts';
import { ageIn, isOfAge } from '../understand/ages.ts';
import type { Dose } from '../understand/doses.ts';
import { type Inquiry, isVulnerable } from '../understand/inquiry.ts';
import { sodiumOf } from '../understand/salt.ts';
import type { Sentence } from '../prose.ts';
import { doubt, fact, note, opened } from '../prose.ts';
import { amountOf, authorityIn, dailyValuesOf, derive, limitsOf, singleDosesOf } from '../values.ts';
import { asksAtOnce } from './intake.ts';
import {
  type Conversion,
  convertMass,
  type Equivalence,
  formatAmount,
  formatNumber,
  isConfirmed,
  massUnit,
  nameInSentence,
  selfAndParent,
} from '../../registry/index.ts';

/** Works an amount between IU and mass, form by form. Nothing when IU are not asked for. */
export function iuSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const conversions = conversionsFor(evidence, key, inquiry.question);
  const asksIu = /\biu\b|international unit/i.test(inquiry.question);
  const [amount] = inquiry.amounts;
  if (!asksIu && amount?.unit !== 'IU') return [];
  if (conversions.length === 0) {
    return [
      note(
        `IU can be converted only for vitamins A, D and E; ${nameInSentence(evidence, key)} is given by mass`,
      ),
    ];
  }
  const told = conversions.map((conversion) => (amount ? worked(conversion, amount) : stated(conversion)));
  const isByForm = conversions.length > 1;
  return [
    ...told,
    ...(isByForm ? [note('The factor depends on the form, so name the form in the formula')] : []),
  ];
}

/** Works an amount between a substance and what it counts as, e.g. folic acid and dietary folate equivalents. */
export function equivalenceSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const { question, amounts } = inquiry;
  if (amounts.some((amount) => amount.unit === 'IU')) return [];
  const [amount] = amounts;
  return equivalencesFor(evidence, key, question).map((row) => {
    if (!amount || amount.unit === 'IU')
      return fact(
        `1 ${row.fromUnit} of ${row.from} counts as ${formatAmount(row.factor, row.toUnit)}`,
        row.passage,
      );
    const counted = isAmountOf(question, amount, row) ? null : equivalentOf(row, amount);
    const statement = counted
      ? `${formatAmount(amount.value, amount.unit)} of ${row.from} is ${formatAmount(counted.value, counted.unit)} of ${row.to}`
      : `${formatAmount(amount.value, amount.unit)} of ${row.to} is ${formatAmount(threeDigits(amount.value / row.factor), amount.unit)} of ${row.from}`;
    return fact(`${statement}${doubt(row.passage)}`, derive(row.passage, `${statement}.`));
  });
}

/** The rows that an equivalent which a question names is counted by. */
export function equivalencesFor(evidence: Evidence, key: string, question: string): Cited<Equivalence>[] {
  const name = nameInSentence(evidence, key).toLowerCase();
  const rows = evidence.equivalences.filter(
    (row) =>
      (selfAndParent(evidence, key).includes(row.ingredient) ||
        row.fromWords.some((word) => word.includes(name) || names(name, [word]))) &&
      names(question, row.toWords),
  );
  // “dietary beta-carotene” is not the one of supplements, which goes by beta-carotene alone
  const lettersSaid = ({ fromWords }: Equivalence) =>
    Math.max(0, ...fromWords.filter((word) => names(question, [word])).map(({ length }) => length));
  const most = Math.max(0, ...rows.map(lettersSaid));
  return rows.filter((row) => lettersSaid(row) === most).slice(0, 2);
}

/** What an amount counts as, in the unit that labels write it in. */
export function equivalentOf(row: Equivalence, amount: Dose): Dose {
  const unit = (['µg', 'mg', 'g'] as const).find((each) => each === massUnit(row.toUnit)) ?? 'mg';
  const inUnit = amount.unit === 'IU' ? null : convertMass(amount.value, amount.unit, unit);
  return inUnit === null
    ? { ...amount, value: threeDigits(amount.value * row.factor) }
    : { ...amount, value: threeDigits(inUnit * row.factor), unit };
}

/** What an equivalent is of the US Daily Value, which alone counts by it; nothing where several are meant. */
export function equivalentShares(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const [amount] = inquiry.amounts;
  const [row, ...others] = equivalencesFor(evidence, key, inquiry.question);
  if (!row || !amount || amount.unit === 'IU' || others.length > 0 || inquiry.market === 'EU') return [];
  const counted = isAmountOf(inquiry.question, amount, row) ? amount : equivalentOf(row, amount);
  return percentSentences(evidence, row.ingredient, { ...inquiry, market: 'US', amounts: [counted] });
}

/** The factors of labels are not known more precisely. */
const threeDigits = (value: number) => Number(value.toPrecision(3));

const names = (question: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(question));

/** Whether the amount is of the equivalents: their name stands right after it. */
export function isAmountOf(question: string, amount: Dose, row: Equivalence): boolean {
  const after = question
    .slice(question.indexOf(amount.text) + amount.text.length, question.length)
    .slice(0, 24);
  return row.toWords.some((word) => new RegExp(`^\\s*(?:of )?${word}\\b`, 'i').test(after));
}

/** How IU of a nutrient are weighed: of the forms that a question names, else of all. */
export function conversionsFor(evidence: Evidence, key: string, question: string): Cited<Conversion>[] {
  const all = evidence.conversions.filter((each) => selfAndParent(evidence, key).includes(each.ingredient));
  const named = all.filter((each) =>
    each.words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(question)),
  );
  return named.length > 0 ? named : all;
}

const stated = (conversion: Cited<Conversion>): Sentence =>
  fact(
    `1 IU of ${conversion.form} is ${formatAmount(conversion.perIu, conversion.unit)}`,
    conversion.passage,
  );

/** An amount in IU by weight, or by weight in IU. */
export function worked(conversion: Cited<Conversion>, amount: Dose): Sentence {
  const statement =
    amount.unit === 'IU'
      ? `${formatAmount(amount.value, 'IU')} of ${conversion.form} is ${formatAmount(amount.value * conversion.perIu, conversion.unit)}`
      : `${formatAmount(amount.value, amount.unit)} of ${conversion.form} is ${formatAmount((convertMass(amount.value, amount.unit, massUnit(conversion.unit)) ?? 0) / conversion.perIu, 'IU')}`;
  return fact(statement, derive(conversion.passage, `${statement}.`));
}

/** An amount of a nutrient in the unit of a row; IU only where one IU is worth the same in every form. */
function inUnitOf(
  evidence: Evidence,
  amount: Dose,
  row: { ingredient: string; unit: string },
): number | null {
  if (amount.unit !== 'IU') return convertMass(amount.value, amount.unit, massUnit(row.unit));
  const conversions = evidence.conversions.filter((each) => each.ingredient === row.ingredient);
  const [only] = conversions;
  return conversions.length === 1 && only
    ? convertMass(amount.value * only.perIu, massUnit(only.unit), massUnit(row.unit))
    : null;
}

/** Whose reference is meant: “% DV” is of the US and “% NRV” of the EU, whatever market a limit is asked of. */
function marketOfShare({ question, market }: Inquiry): Inquiry['market'] {
  const isUs = /\bDVs?\b|\bdaily values?\b/i.test(question);
  const isEu = /\bNRVs?\b|\breference intakes?\b/i.test(question);
  if (market === null || (isUs && isEu)) return null;
  return isUs ? 'US' : isEu ? 'EU' : market;
}

/** “12 g sugar of which 9 g added”: the amount that is said to be added, else the first. */
function addedAmount({ question, amounts }: Inquiry): Dose | undefined {
  const isAdded = ({ text }: Dose) => {
    const at = question.indexOf(text);
    return (
      /\badded(?: sugars?)?[:, ]*$/i.test(question.slice(0, at)) ||
      /^(?: of)?(?: \w+)? added\b/i.test(question.slice(at + text.length))
    );
  };
  return amounts.find(isAdded) ?? amounts[0];
}

/** The share of the US Daily Value and the EU NRV that an amount makes up. */
export function percentSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const stated = key === 'added-sugars' ? addedAmount(inquiry) : inquiry.amounts[0];
  if (!stated) return [];
  const held = key === 'sodium' ? sodiumOf(evidence, inquiry.question, stated) : null;
  const amount = held ?? stated;
  const market = marketOfShare(inquiry);
  const values = dailyValuesOf(evidence, key).filter((value) => !market || value.jurisdiction === market);
  const own = values.filter(({ group }) => group === inquiry.group);
  const adults = values.filter(({ group }) => group === 'adults');
  return (own.length > 0 ? own : adults).flatMap((value) => percentSentence(evidence, amount, value) ?? []);
}

function percentSentence(evidence: Evidence, amount: Dose, value: Cited<DailyValue>): Sentence | null {
  // grams of what is needed in micrograms are grams of a food
  const isOfFood = amount.unit === 'g' && value.unit === 'µg';
  const converted = isOfFood ? null : inUnitOf(evidence, amount, value);
  if (converted === null) return null;
  const percent = Math.round((converted / value.amount) * 100 + 1e-9);
  const name = value.jurisdiction === 'US' ? 'US Daily Value' : `EU ${value.kind}`;
  const statement = `${formatAmount(amount.value, amount.unit)} is ${formatAmount(percent, '%')} of the ${name} of ${amountOf(evidence, value)}${value.group === 'adults' ? '' : ` for ${value.population}`}`;
  return fact(`${statement}${doubt(value.passage)}`, derive(value.passage, `${statement}.`));
}

/** Whose limits hold for the people asked about: those of adults are never carried over. */
export const limitGroupOf = ({ group }: Inquiry): Limit['group'] => (isVulnerable(group) ? group : 'adults');

/** Whether an amount the question names is above the limits. */
export function againstLimitSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const authority = authorityIn[inquiry.market ?? 'US'];
  const group = limitGroupOf(inquiry);
  const years = ageIn(inquiry.question);
  const atOnce = group === 'adults' && asksAtOnce(inquiry.question) ? singleDosesOf(evidence, key) : [];
  const limits = (atOnce.length > 0 ? atOnce : limitsOf(evidence, key, group)).filter(
    (limit) =>
      limit.amount !== null &&
      (years === null || isOfAge(years, limit.population)) &&
      (!inquiry.market || limit.authority === authority) &&
      bounding.has(limit.kind),
  );
  if (limits.length === 0 && group !== 'adults')
    return [
      note(
        `I hold no upper limit of ${nameInSentence(evidence, key)} for that group, and the adult one must not be carried over`,
      ),
    ];
  const compared = inquiry.amounts.slice(0, 1).flatMap((amount) =>
    limits.flatMap((limit) => {
      const converted = inUnitOf(evidence, amount, limit);
      if (isOfElse(amount, limit.unit)) return [];
      const isAbove = converted !== null && converted > (limit.amount ?? 0);
      return converted === null
        ? []
        : [{ isAbove, sentence: comparison(evidence, amount, { limit, converted }) }];
    }),
  );
  const [first, ...others] = compared;
  if (!first) return [];
  const opening = openingOf(
    inquiry.question,
    compared.some(({ isAbove }) => isAbove),
  );
  return [opened(opening, first.sentence), ...others.map(({ sentence }) => sentence)];
}

/** Kinds of limits that an amount may be above. */
const bounding: ReadonlySet<Limit['kind']> = new Set(['UL', 'safe level', 'guidance', 'single dose']);

/** Nobody takes grams of what is counted in micrograms: they are of a food or of a product. */
const isOfElse = ({ unit }: Dose, counted: string): boolean => unit === 'g' && massUnit(counted) === 'µg';

/** Yes or no to a question about a limit; nothing where an amount below one does not settle it. */
function openingOf(question: string, isAbove: boolean): string {
  if (!/^\s*(?:is|are|can|could|may|would|does|do|should)\b/i.test(question)) return '';
  if (/\btoo (?:much|high)\b|\babove\b|\bover\b|\bexceed/i.test(question)) return isAbove ? 'Yes: ' : 'No: ';
  return isAbove && /\bsafe\b|\bok(?:ay)?\b|\bfine\b|\ballowed\b|\bacceptable\b|\bwithin\b/i.test(question)
    ? 'No: '
    : '';
}

function comparison(
  evidence: Evidence,
  amount: Dose,
  against: { limit: Cited<Limit>; converted: number },
): Sentence {
  const { limit, converted } = against;
  const name = limit.kind === 'UL' ? 'upper limit' : limit.kind;
  const level = limit.amount ?? 0;
  const relation = converted > level ? 'above' : converted === level ? 'exactly at' : 'below';
  const written = formatAmount(amount.value, amount.unit);
  const same = amount.unit === 'IU' ? ` (${formatNumber(converted)} ${limit.unit})` : '';
  const scope =
    limit.scope && limit.scope !== 'all sources'
      ? `, which counts ${limit.scope}`
      : limit.scope
        ? ', which counts all sources'
        : '';
  const remark = limit.note && !/no upper limit|adverse/.test(limit.note) ? ` (${limit.note})` : '';
  const statement = `${written}${same} ${limit.kind === 'single dose' ? 'at once' : 'a day'} is ${relation} the ${limit.authority} ${name} for ${limit.population} of ${amountOf(evidence, limit)}${scope}${remark}`;
  return fact(
    `${statement}${isConfirmed(limit) ? '' : ' (unconfirmed)'}`,
    derive(limit.passage, `${statement}.`),
  );
}
