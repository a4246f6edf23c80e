import type { Cited } from '../../../evidence/index.ts';
import {
  type Conversion,
  convertMass,
  type Form,
  formatAmount,
  formatNumber,
  massUnit,
  selfAndParent,
  stems,
  wordsOfNames,
} from '../../../registry/index.ts';
import type { Sentence } from '../../prose.ts';
import type { Dose } from '../../understand/doses.ts';
import { workedFrom, workedSentence } from '../arithmetic.ts';
import type { Quantity } from './quantities.ts';
import { inUnit, overageIn, rateOf, rateValue, type Sheet, shareOf, stated, tidy } from './sheet.ts';
import { massAsked } from './units.ts';
import { inSentence } from '../../../text/letters.ts';

/** What brings an active: so much of a compound or a material. */
export interface Brought {
  readonly sentence: Sentence;
  /** Of the compound or the material. */
  readonly grams: number;
  /** The unit that it is told in. */
  readonly mass: string;
  readonly words: string;
  readonly active: Dose;
  readonly form: Form | null;
  /** Whether it stands by itself, since no other part of an answer works it out. */
  readonly isWhole: boolean;
  readonly isTheoretical: boolean;
}

/** What brings an amount of an active, by what the question says of it; null where it says nothing. */
export function broughtBy(sheet: Sheet, key: string, target: Quantity): Brought | null {
  if (!isDose(target)) return null;
  const form = formIn(sheet);
  if (form && target.unit.dimension === 'mass')
    return isOfCompound(sheet, target, form) || isOfActive(sheet, target)
      ? byCompound(sheet, target, form)
      : null;
  const strength = rateOf(sheet, 'activity', 'mass');
  if (strength) return byActivity(sheet, { key, target, strength });
  const share = shareOf(sheet, 'extract') ?? shareOf(sheet, 'potency');
  const rate = rateOf(sheet, 'mass', 'mass');
  if (target.unit.dimension === 'mass' && rate && rate !== target && isFrom(rate) && rateValue(rate) < 1)
    return byShare(sheet, target, { of: rateValue(rate), words: `${stated(rate)}/${rate.per?.unit.symbol}` });
  if (
    target.unit.dimension === 'mass' &&
    share &&
    share.value < 100 &&
    isFrom(share) &&
    ofMaterial.test(sheet.whole)
  )
    return byShare(sheet, target, { of: share.value / 100, words: stated(share) });
  return target.unit.dimension === 'activity' ? asMass(sheet, key, target) : null;
}

const doses: ReadonlySet<string> = new Set(['µg', 'mg', 'g', 'IU']);
const isDose = ({ unit }: Quantity): boolean => doses.has(unit.symbol);
const doseOf = (value: number, unit: string): Dose => ({
  value: tidy(value),
  unit: unit as Dose['unit'],
  text: formatAmount(tidy(value), unit),
});

/** “From 5 % beadlets”: what is said right behind an amount is of the material itself, “500 mg of a 5 % extract”. */
const isFrom = ({ before }: Quantity): boolean => /\b(?:from|using|via|as|in)\b[^,;.]*$/i.test(before);

const ofMaterial =
  /\b(powder|oil|beadlets?|trituration|premix|concentrate|granul\w+|material|extract|blend)\b/i;
const materialIn = ({ whole }: Sheet): string =>
  `the ${(ofMaterial.exec(whole)?.[1] ?? 'material').toLowerCase()}`;

/** Names of the water in a compound tell two of a kind apart. */
const hydrate = /^(?:anhydrous|(?:mono|di|tri|tetra|penta|hexa|hepta|deca)?hydrate)$/;

/** The compound that is meant: of several the one most of whose words are said. */
function formIn({ inquiry, whole }: Sheet): Cited<Form> | null {
  const said = new Set(stems(whole));
  const isSaid = (word: string) =>
    said.has(word) || [...said].some((each) => each.length > 6 && word.endsWith(each));
  const worth = ({ compound }: Form) => stems(compound).filter(isSaid).length;
  const misses = ({ compound }: Form) => stems(compound).filter((word) => !isSaid(word)).length;
  const named = inquiry.forms.filter(({ compound }) =>
    stems(compound).some((word) => isSaid(word) && !hydrate.test(word) && word.length > 4),
  );
  return named.toSorted((one, other) => worth(other) - worth(one) || misses(one) - misses(other))[0] ?? null;
}

/** Whether the words behind an amount name the compound, and not what it holds. */
function isOfCompound(
  { inquiry }: Sheet,
  { before, after }: Quantity,
  { compound, ingredient }: Form,
): boolean {
  // “dicitrate (anhydrous), 300 mg elemental”
  if (/^\s*(?:of )?(?:elemental|active)\b/i.test(after)) return false;
  const [behind = ''] = after.split(boundary);
  const water = new Set(stems(compound).filter((word) => hydrate.test(word)));
  const last = stems(before).at(-1) ?? '';
  // “creatine monohydrate, 5 g”: its water alone tells it from the active
  if (water.has(last) || stems(behind).some((word) => water.has(word))) return true;
  const own = new Set(stems(compound).filter((word) => word !== ingredient && !hydrate.test(word)));
  const names = new Set(inquiry.ingredients);
  // “choline bitartrate 500 mg”, but not “zinc (as zinc picolinate) 15 mg”
  if (stems(behind).length === 0 && own.has(last) && !isSource.test(before)) return true;
  return stems(behind).some(
    (word) =>
      !names.has(word) && (own.has(word) || [...own].some((each) => word.length > 6 && each.endsWith(word))),
  );
}

/** Whether an amount is said to be of what the compound holds: “30 mg of zinc”, “elemental”, “from”, “zinc 30 mg”. */
function isOfActive({ evidence, inquiry }: Sheet, { before, after }: Quantity): boolean {
  if (/^\s*(?:of )?(?:elemental|active)\b|^\s*(?:from|as|via)\b|^\s*\((?:from|as)\b/i.test(after))
    return true;
  const names = wordsOfNames(evidence, inquiry.ingredients);
  const [behind = ''] = after.split(boundary);
  const last = stems(before).at(-1) ?? '';
  return names.has(last) || stems(behind).some((word) => names.has(word));
}

const boundary = /[,;:.?()=→]|->|\b(?:from|as|by|via|per|in|with|and|or|to|for|is|a)\b/i;

const isSource = /\b(?:as|from|of)\b[^,;]*$/i;

function byCompound(sheet: Sheet, target: Quantity, form: Cited<Form>): Brought {
  const share = formatAmount(form.activePercent, '%');
  const name = inSentence(form.compound);
  const common = { mass: target.unit.key, words: name, form, isWhole: false, isTheoretical: true };
  if (isOfCompound(sheet, target, form)) {
    const held = (target.amount * form.activePercent) / 100;
    const statement = `${stated(target)} of ${name} holds at most ${inUnit(held, massAsked(sheet.whole) ?? target.unit.key, heldDigits)} of ${form.active}: × ${share}`;
    const active = doseOf(tidy(held / target.unit.worth, heldDigits), target.unit.symbol);
    return { ...common, sentence: workedFrom(form.passage, statement), grams: target.amount, active };
  }
  const over = overageIn(sheet);
  const grams = ((target.amount * 100) / form.activePercent) * over.factor;
  const statement = `${inUnit(grams, target.unit.key, 3)} of ${name} for ${stated(target)} of ${form.active}: ÷ ${share}${over.words}`;
  return {
    ...common,
    sentence: workedFrom(form.passage, statement),
    grams,
    active: doseOf(target.value, target.unit.symbol),
  };
}

/** No supplier’s assay is nearer to the formula. */
const heldDigits = 3;

/** The one way in which IU of an ingredient are counted, or the one that the question names. */
function conversionIn({ evidence, whole }: Sheet, key: string): Cited<Conversion> | null {
  const all = evidence.conversions.filter(({ ingredient }) =>
    selfAndParent(evidence, key).includes(ingredient),
  );
  const named = all.filter(({ words }) => words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(whole)));
  const [only, ...others] = named.length > 0 ? named : all;
  return only && others.length === 0 ? only : null;
}

interface OfActivity {
  readonly key: string;
  readonly target: Quantity;
  readonly strength: Quantity;
}

/** A material of so many IU a gram. */
function byActivity(sheet: Sheet, { key, target, strength }: OfActivity): Brought | null {
  const conversion = conversionIn(sheet, key);
  const isCounted = target.unit.dimension === 'activity';
  if (!isCounted && !conversion) return null;
  const of =
    conversion && !isCounted
      ? convertMass(target.value, target.unit.symbol as 'mg', massUnit(conversion.unit))
      : null;
  const iu = isCounted ? target.value : (of ?? 0) / (conversion?.perIu ?? 1);
  const over = overageIn(sheet);
  const grams = (iu * over.factor) / rateValue(strength);
  const words = materialIn(sheet);
  const mass = grams < 0.0009995 ? 'ug' : grams < 0.9995 ? 'mg' : 'g';
  const from = isCounted ? stated(target) : `${stated(target)} = ${formatNumber(tidy(iu, 6))} IU`;
  const statement = `${inUnit(grams, mass)} of ${words} for ${stated(target)}: ${from}${over.words} ÷ ${formatNumber(strength.value)} IU/${strength.per?.unit.symbol}`;
  return {
    sentence: conversion && !isCounted ? workedFrom(conversion.passage, statement) : workedSentence(statement),
    grams, mass, words, active: doseOf(target.value, target.unit.symbol), form: null, isWhole: true, isTheoretical: false,
  }; // prettier-ignore
}

/** A material that holds a share of the active. */
function byShare(
  sheet: Sheet,
  target: Quantity,
  { of, words: share }: { of: number; words: string },
): Brought {
  const over = overageIn(sheet);
  const grams = (target.amount / of) * over.factor;
  const words = materialIn(sheet);
  const mass = grams < 0.9995 ? 'mg' : 'g';
  const statement = `${inUnit(grams, mass)} of ${words} for ${stated(target)}: ÷ ${share}${over.words}`;
  return {
    sentence: workedSentence(statement),
    grams, mass, words, active: doseOf(target.value, target.unit.symbol), form: null, isWhole: false, isTheoretical: false,
  }; // prettier-ignore
}

const inMass =
  /\b(?:in|to|into|many|much|as)\s+(?:mg|µg|μg|mcg|ug|micrograms?|milligrams?|mass|weight)(?![\p{L}\d])/iu;

/** IU as the weight that reference values count: where that is asked for, or the form tells how many they are. */
function asMass(sheet: Sheet, key: string, target: Quantity): Brought | null {
  const conversion = conversionIn(sheet, key);
  if (!conversion || !(inMass.test(sheet.whole) || conversion.words.length > 0)) return null;
  const value = tidy(target.value * conversion.perIu);
  const unit = massUnit(conversion.unit);
  const statement = `${stated(target)} of ${conversion.form} is ${formatAmount(value, conversion.unit)}`;
  return {
    sentence: workedFrom(conversion.passage, statement),
    grams: convertMass(value, unit, 'g') ?? 0, mass: unit, words: conversion.form, active: doseOf(value, unit), form: null, isWhole: false, isTheoretical: false,
  }; // prettier-ignore
}
