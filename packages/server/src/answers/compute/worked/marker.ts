import { joinWords } from '../../prose.ts';
import { onwards } from './counts.ts';
import type { Quantity } from './quantities.ts';
import { inUnit, type Operation, says, type Sheet, shareOf, stated } from './sheet.ts';
import { ofName } from './strength.ts';
import { massAsked, unitOf } from './units.ts';

/** A percentage of a material, and the name of what it is of where that stands right behind it. */
interface Strength {
  readonly quantity: Quantity;
  readonly of: string | null;
}

/** An extract or premix of a stated strength: how much of it an active takes, or how much of the active it holds. */
export const marker: Operation = (sheet) => {
  const [strength, ...others] = strengthsIn(sheet);
  const amount = sheet.quantities.find(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension !== 'mass',
  );
  const isOfMoney =
    sheet.quantities.some(({ unit }) => unit.dimension === 'money') &&
    says(sheet, /\bcosts?\b|\bprices?\b|[$€£]/i);
  if (!strength || !amount || isOfMoney || sheet.inquiry.asks.has('cost')) return null;
  const all = [strength, ...others];
  const { value } = strength.quantity;
  if (all.some(({ quantity }) => quantity.value >= 100 || quantity.value <= 0)) return null;
  if (isOfMaterial(sheet, amount, strength)) return held(sheet, amount, all);
  const takes = inUnit((amount.amount * 100) / value, amount.unit.key);
  return {
    statement: `${takes} of a material with ${stated(strength.quantity)} of it for ${stated(amount)}${activeOf(sheet)}: ${stated(amount)} ÷ ${stated(strength.quantity)}`,
  };
};

/** What an amount of the material holds, of each that it is standardised to. */
function held(sheet: Sheet, amount: Quantity, strengths: readonly Strength[]) {
  const told = strengths.map(({ quantity, of }) => {
    const grams = (amount.amount * quantity.value) / 100;
    return {
      grams,
      key: massAsked(sheet.whole) ?? smaller(grams, amount),
      quantity,
      name: of ? ` of ${of}` : activeOf(sheet),
    };
  });
  const amounts = told.map(({ grams, key, name }) => `${inUnit(grams, key)}${name}`);
  const shares = told.map(({ quantity }) => stated(quantity));
  const further = told.flatMap(({ grams, key, name }) =>
    onwards(sheet, { amount: grams, unit: unitOf(key), of: name }),
  );
  return {
    statement: `${joinWords(amounts)} from a material with ${joinWords(shares)} of ${told.length > 1 ? 'them' : 'it'}: ${stated(amount)} × ${joinWords(shares)}`,
    further,
    isOfWhole: further.length > 0 || told.length > 1,
  };
}

/** What is less than a kilogram is told in grams. */
const smaller = (grams: number, { unit }: Quantity): string =>
  unit.key === 'kg' && grams < 999.5 ? 'g' : unit.key;

/** The strengths that a question states: of an extract by its word, else of what is asked for again by its name. */
function strengthsIn(sheet: Sheet): Strength[] {
  const percents = sheet.quantities.filter(({ unit }) => unit.dimension === 'percent');
  const named = percents.flatMap((quantity) => {
    const of = constituentOf(quantity);
    return of && timesIn(sheet.whole, of) > 1 ? [{ quantity, of }] : [];
  });
  // what a named compound holds is on file
  const isOfElse = ofPieces.test(sheet.text) || sheet.inquiry.forms.length > 0;
  if (named.length > 0) return isOfElse ? [] : named;
  const quantity = shareOf(sheet, 'extract') ?? percents.find(({ share }) => share === 'potency');
  return quantity ? [{ quantity, of: null }] : [];
}

/** “5 % withanolides”, “20 % DHA”: what stands right behind a percentage and is no word for a material. */
function constituentOf({ after }: Quantity): string | null {
  const [, name = ''] = /^\s*(?:of\s+)?(\p{L}[\p{L}\d-]{2,})/u.exec(after) ?? [];
  return name === '' || noConstituent.test(name) ? null : name;
}

const noConstituent =
  /^(?:extracts?|triturations?|premix|granules|beadlets|concentrates?|powders?|oils?|materials?|standardi[sz]ed|pure|purity|active|actives|potency|assay|overage|loss|losses|yield|and|with|for|per|the|dvs?|nrvs?|daily|water|moisture|full|fill|abv)$/i;

const timesIn = (text: string, name: string): number =>
  text.toLowerCase().split(name.toLowerCase()).length - 1;

const named =
  /^\s*(?:of\s+)?(?:an?\s+|the\s+|our\s+)?(?:[\p{L}-]+\s+){0,2}(?:extract|powder|material|oil|premix|concentrate|beadlets?)\b/iu;
const needed = /\b(?:for|target|deliver|reach|provide|need|need(?:ed|s)?)\b/i;
const heldIn = /\b(?:is|are|content|hold|holds|contained) (?:in|of)\b|\bcontains?\b|\bholds?\b|\bhas\b/i;
const asksMaterial =
  /\bhow (?:much|many)\b[^,;?]*\b(?:extract|powder|material|oil|premix|concentrate|beadlets?)\b/i;

/** What stands behind “how much”, up to the end of its clause. */
const asked = /\bhow (?:much|many)\b[^,;?]*/i;
const ofPieces = /\bhow many\b(?!\s+(?:mg|g|µg|mcg|grams?|milligrams?|micrograms?)\b)/i;

/** Whether an amount is of the material: it is called so, what it holds is asked for by its name, or it is what a piece takes. */
function isOfMaterial(sheet: Sheet, amount: Quantity, { of }: Strength): boolean {
  if (named.test(amount.after)) return true;
  const behind = amount.after.split(/[,;:.?]/, 1)[0] ?? '';
  if (asksMaterial.test(sheet.text) || (of && timesIn(behind, of) > 0)) return false;
  if (of) return !needed.test(sheet.text) || timesIn(asked.exec(sheet.text)?.[0] ?? of, of) > 0;
  const isInPiece = amount.per?.unit.dimension === 'piece' || amount.per?.unit.dimension === 'serving';
  return !needed.test(sheet.text) && (heldIn.test(sheet.text) || isInPiece);
}

const activeOf = (sheet: Sheet): string => {
  const [unknown] = sheet.inquiry.unknownNames;
  return ofName(sheet) || (unknown ? ` of ${unknown}` : ' of the active');
};
