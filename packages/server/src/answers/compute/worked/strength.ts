import {
  formatAmount,
  formatNumber,
  isConfirmed,
  nameInSentence,
  registry,
  selfAndParent,
} from '../../../registry/index.ts';
import { dailyValuesOf } from '../../values.ts';
import {
  figurePassage,
  inUnit,
  type Operation,
  plainOf,
  rateOf,
  overageIn,
  rateValue,
  says,
  type Sheet,
  shareOf,
  stated,
  tidy,
  type Working,
} from './sheet.ts';
import type { Quantity } from './quantities.ts';
import { constantOf, massAsked, unitOf } from './units.ts';
import { countADay, onwards } from './counts.ts';
import { workedSentence } from '../arithmetic.ts';

/** What the amount is of, as a sentence names it; empty where nothing is named. */
export const ofName = ({ evidence, inquiry }: Sheet): string => {
  const [key] = inquiry.ingredients;
  return key ? ` of ${nameInSentence(evidence, key)}` : '';
};

/** What a content is of: what is named right behind it, as “20 mg caffeine per 100 g” of tea is; else as `ofName`. */
export function ofContent(sheet: Sheet, { end }: Quantity): string {
  const behind = sheet.text.slice(end, end + lettersBehind);
  const [first] = sheet.evidence.lexicon.read(behind).mentions;
  const isNext = first?.kind === 'ingredient' && /^\s*(?:of\s+)?$/.test(behind.slice(0, first.start));
  return isNext ? ` of ${nameInSentence(sheet.evidence, first.key)}` : ofName(sheet);
}

const lettersBehind = 40;

/** C3: what goes in of cultures for a dose of them, and the powder of so many a gram that brings it. */
export const culture: Operation = (sheet) => {
  const strength = rateOf(sheet, 'culture', 'mass');
  const dose = sheet.quantities.find(
    ({ unit, per }) => unit.dimension === 'culture' && per?.unit.dimension !== 'mass',
  );
  if (!dose) return null;
  const over = overageIn(sheet);
  const cells = dose.amount * over.factor;
  const added = over.words
    ? `${inUnit(cells, 'cfu-billion')} go in for ${stated(dose)}: ${stated(dose)}${over.words}`
    : null;
  if (!strength) {
    if (asksForMass(sheet)) return { statement: '', missing: ['how many CFU a gram of the powder holds'] };
    return added ? { statement: added, remark: ofCells } : dailyCells(sheet, dose);
  }
  const held = { amount: cells / rateValue(strength), of: ' of the powder' };
  const unit = unitOf(massAsked(sheet.whole) ?? (held.amount < 1 ? 'mg' : 'g'));
  const follows = onwards(sheet, { ...held, unit });
  return {
    statement: `${inUnit(held.amount, unit.key)} of the powder: ${stated(dose)}${over.words} ÷ ${formatNumber(strength.value)} ${strength.unit.symbol}/${strength.per?.unit.symbol}`,
    further: [...(added ? [workedSentence(added)] : []), ...follows],
    isOfWhole: follows.length > 0,
    remark: ofCells,
  };
};

/** “3 billion CFU per sachet, two sachets a day” */
function dailyCells(sheet: Sheet, dose: Quantity): Working | null {
  const day = countADay(sheet);
  const isOfPiece = dose.per?.unit.dimension === 'piece' || dose.per?.unit.dimension === 'serving';
  if (!day || day.value < 2 || !isOfPiece) return null;
  return {
    statement: `${inUnit(day.value * dose.amount, dose.unit.key)} a day: ${formatNumber(day.value)} × ${stated(dose)}`,
    isOfWhole: true,
  };
}

const ofCells = 'Count on the CFU that the certificate states at the end of shelf life, not at manufacture';

const asksForMass = (sheet: Sheet) =>
  says(sheet, /\b(?:how (?:much|many (?:mg|g|grams))|weight|weigh)\b/i) &&
  says(sheet, /\bpowder|material|blend\b/i);

/** C1 and C2: what a label claim takes of a material, by its potency, its moisture and an overage. */
export const input: Operation = (sheet) => {
  const [moisture, potency, over] = ['moisture', 'potency', 'overage'].map((share) => shareOf(sheet, share));
  const [claim] = plainOf(sheet, 'mass').concat(
    sheet.quantities.filter(({ unit, per }) => unit.dimension === 'mass' && per !== null),
  );
  const isOfRun =
    sheet.quantities.some(({ unit }) => unit.dimension === 'container') ||
    sheet.quantities.some(({ unit }) => unit.dimension === 'money');
  if (!claim || !(moisture ?? over) || isOfRun || says(sheet, /\btolerance|shelf life study/i)) return null;
  if (claim.unit.key === 'kg' && !over) return null;
  const [form] = potency ? [] : sheet.inquiry.forms;
  const factors = [
    ...(potency ? [[1 / (potency.value / 100), `÷ ${stated(potency)}`] as const] : []),
    ...(moisture ? [[1 / (1 - moisture.value / 100), `÷ (1 − ${stated(moisture)})`] as const] : []),
    ...(over ? [[1 + over.value / 100, `× (1 + ${stated(over)})`] as const] : []),
    ...(form ? [[100 / form.activePercent, `÷ ${formatAmount(form.activePercent, '%')}`] as const] : []),
  ];
  const grams = factors.reduce((value, [factor]) => value * factor, claim.amount);
  const result = inUnit(grams, claim.unit.key);
  const further = onwards(sheet, { amount: grams, unit: claim.unit, of: '' });
  const what = form ? ` of ${form.compound}` : potency || moisture ? ' of the material' : ofName(sheet);
  return {
    statement: `${result}${what} for a claim of ${stated(claim)}${ofName(sheet)}: ${stated(claim)} ${factors.map(([, words]) => words).join(' ')}`,
    ...(form && { sources: [form.passage] }),
    further,
    isOfWhole: further.length > 0,
    ...(over && {
      remark: 'The overage is counted on the label claim; counted on the input it comes to a little more',
    }),
  };
};

/** C4: milliequivalents and the weight they are of. */
export const charge: Operation = (sheet) => {
  const own = new Set(sheet.inquiry.ingredients.flatMap((key) => selfAndParent(sheet.evidence, key)));
  const row = registry.records.milliequivalents.find(({ ingredient }) => own.has(ingredient));
  // “a stick gives 15 mEq”: what it is counted against does not change what it weighs
  const count = sheet.quantities.find(({ unit }) => unit.dimension === 'charge');
  const [mass] = plainOf(sheet, 'mass');
  const isAsked = says(sheet, /\bmeq\b|\bmilliequivalents?\b/i);
  if (!isAsked || (!count && !mass)) return null;
  if (!row)
    return {
      statement: '',
      missing: [
        'which electrolyte it is: I hold the milliequivalents of sodium, potassium, magnesium and calcium',
      ],
    };
  const name = nameInSentence(sheet.evidence, row.ingredient);
  const each = formatAmount(row.mgPerMeq, 'mg/mEq');
  const passage = figurePassage({
    key: row.key,
    title: `Milliequivalent of ${name}`,
    text: `1 mEq of ${name} is ${formatAmount(row.mgPerMeq, 'mg')}.`,
    source: row.source,
    isConfirmed: isConfirmed(row),
  });
  if (count)
    return {
      statement: `${inUnit((count.value * row.mgPerMeq) / 1000, 'mg')} of ${name}: ${stated(count)} × ${each}`,
      sources: [passage],
    };
  const value = tidy(((mass?.amount ?? 0) * 1000) / row.mgPerMeq);
  return {
    statement: `${formatAmount(value, 'mEq')} of ${name}: ${mass ? stated(mass) : ''} ÷ ${each}`,
    sources: [passage],
  };
};

/** Niacin equivalents of tryptophan. */
export const niacin: Operation = (sheet) => {
  const [amount] = plainOf(sheet, 'mass');
  if (!amount || !says(sheet, /\btryptophan\b/i) || !says(sheet, /\bniacin\b|\bNE\b/)) return null;
  const per = constantOf('tryptophan-per-ne');
  const row = dailyValuesOf(sheet.evidence, 'niacin').find(({ jurisdiction }) => jurisdiction === 'US');
  if (!row) return null;
  const value = tidy((amount.amount * 1000) / per.value);
  return {
    statement: `${formatAmount(value, 'mg NE')}: ${stated(amount)} of tryptophan ÷ ${formatAmount(per.value, per.unit)}, since 1 mg of niacin equivalents is 60 mg of tryptophan`,
    sources: [row.passage],
  };
};

/** “18/12”, “33/22”: the shares of EPA and DHA by which oils of fish and algae are sold. */
const acids = /(?<![\d/.,])(\d{1,2})\s?\/\s?(\d{1,2})(?![\d/])/;

/** What an amount of an oil that is named by its shares of EPA and DHA holds of them. */
export const oil: Operation = (sheet) => {
  const [mass] = plainOf(sheet, 'mass');
  const [written, epa, dha] = acids.exec(sheet.text) ?? [];
  const shares = [Number(epa), Number(dha)];
  const total = shares.reduce((sum, share) => sum + share, 0);
  const isOil = says(
    sheet,
    /\b(?:fish|krill|algae?|algal|salmon|anchovy|marine|omega[- ]?3)\b.*\boils?\b|\bEPA\b|\bomega[- ]?3\b/i,
  );
  if (!mass || !written || !isOil || total < leastShares || total > 100) return null;
  const [ofEpa = '', ofDha = ''] = shares.map((share) => inUnit((mass.amount * share) / 100, mass.unit.key));
  return {
    statement: `${ofEpa} EPA and ${ofDha} DHA, ${inUnit((mass.amount * total) / 100, mass.unit.key)} together: ${stated(mass)} × ${epa} % and ${dha} %`,
    remark:
      'The two figures of an oil are its shares of EPA and DHA; go by the certificate, which may count them as ethyl esters, triglycerides or free acids',
    isOfWhole: true,
  };
};

/** Less than this is a ratio and not the strength of an oil. */
const leastShares = 15;
