import { z } from 'zod';
import { declaredAs } from '../../../formula/index.ts';
import type { Passage } from '../../../evidence/index.ts';
import { columns, formatNumber, readTable, registry } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import { fact, paragraph, type Sentence } from '../../prose.ts';
import { derive } from '../../values.ts';
import { workedSentence } from '../arithmetic.ts';
import type { Quantity } from './quantities.ts';
import { figurePassage, type Operation, says, type Sheet, tidy, type Working } from './sheet.ts';

const { finite, flag, key, list, optionalFinite, origin, text } = columns;

/** A row of `energy.csv`: what a gram of something gives on labels; no US figure where it depends on which it is. */
const EnergyRow = z.strictObject({
  key,
  name: text,
  names: list,
  usKcal: optionalFinite,
  euKcal: finite,
  euKj: finite,
  /** Counted in the total carbohydrate of US labels, and in the carbohydrate of EU labels. */
  isCarbohydrate: flag,
  euIsCarbohydrate: flag,
  ...origin,
});
type EnergyRow = Readonly<z.infer<typeof EnergyRow>>;

const listed = readTable(new URL('./data/', import.meta.url), 'energy', EnergyRow);
const named = new Set(listed.flatMap(({ names }) => names));

/** kJ for the kcal of EU factors, which Annex XIV pairs. */
const euKilojoules: Readonly<Record<string, number>> = { 0: 0, 2: 8, 2.4: 10, 3: 13, 4: 17, 7: 29, 9: 37 };

const kilojoules = 4.184;

/** Excipients whose energy is on file, under the names that no row has. */
const ofExcipients: readonly EnergyRow[] = registry.records.excipients.flatMap((row) => {
  const { key: own, name, kcalUs, kcalEu, source, confidence } = row;
  const plain = name.toLowerCase().replace(/\s*\(.*\)/, '');
  if (kcalUs === null || kcalEu === null || named.has(plain)) return [];
  const euKj = euKilojoules[kcalEu] ?? Math.round(kcalEu * kilojoules);
  const factors = { usKcal: kcalUs, euKcal: kcalEu, euKj, isCarbohydrate: true, euIsCarbohydrate: true };
  return [{ key: own, name: plain, names: [plain], ...factors, source, confidence }];
});
const rows: readonly EnergyRow[] = [...listed, ...ofExcipients];
const byLength = rows
  .flatMap((row) =>
    row.names.map((name) => ({ row, name, pattern: new RegExp(String.raw`\b${escaped(name)}\b`, 'i') })),
  )
  .toSorted((left, right) => right.name.length - left.name.length);

/** What a gram of something counts on US labels; null where that depends on which it is. */
export const kcalPerGram = (wanted: string): number | null =>
  rows.find((row) => row.key === wanted)?.usKcal ?? null;

interface Part {
  readonly row: EnergyRow;
  readonly grams: number;
}

const asked =
  /\bk?cals?\b|\bk?calories?\b|\bcaloric\b|\bkj\b|\bkilojoules?\b|\benergy (?:value|content|declaration|in|of|on|per|for|do|does|is|are)\b|\bthe energy\b/i;

/** C13 and C14: the energy of what a serving or 100 g holds, by the factors of the market’s labels. */
export const energy: Operation = (sheet) => {
  if (!says(sheet, asked) || /\d\s*(?:k?cals?|k?calories|kj)\b/i.test(sheet.text)) return null;
  const parts = withSugars(
    sheet.quantities.flatMap((quantity) => partOf(quantity) ?? []),
    sheet.quantities,
  );
  if (parts.length === 0 || new Set(parts.map(({ row }) => row.key)).size < parts.length) return null;
  const isEu =
    sheet.inquiry.market === 'EU' ||
    (sheet.inquiry.market === null && says(sheet, /\bkj\b|\bkilojoules?\b|\bAnnex XIV\b/i));
  if (isEu) return { ...ofEu(sheet, parts) };
  const us = ofUs(sheet, parts);
  if (!us) return null;
  const told = { ...us, further: shareOfEnergy(sheet, parts) };
  if (sheet.inquiry.market === 'US') return told;
  const eu = ofEu(sheet, parts);
  const [passage] = eu.sources ?? [];
  const other = oneGram(parts) ? eu.statement : `In the EU it is ${eu.statement}`;
  return {
    ...told,
    after: [...(us.after ?? []), ...(passage ? [paragraph(fact(other, derive(passage, `${other}.`)))] : [])],
  };
};

/** “What share of the energy comes from protein?”: what a part gives of what all of them give. */
function shareOfEnergy(sheet: Sheet, parts: readonly Part[]): Sentence[] {
  const [, behind = ''] = ofPart.exec(sheet.whole) ?? [];
  const asked = parts.find(({ row }) => row.names.some((name) => behind.toLowerCase().startsWith(name)));
  const kcalOf = ({ row, grams }: Part) => grams * (row.usKcal ?? 0);
  const all = parts.reduce((sum, part) => sum + kcalOf(part), 0);
  if (!asked || parts.length < 2 || !/%|\bper ?cent|\bshare\b|\bproportion\b|\bpart of\b/i.test(sheet.whole))
    return [];
  const [own, whole] = [kcalOf(asked), all].map((each) => formatNumber(tidy(each, 6)));
  const share = formatNumber(tidy((kcalOf(asked) / all) * 100));
  return [workedSentence(`${share} % of it comes from ${asked.row.name}: ${own} kcal ÷ ${whole} kcal`)];
}
const ofPart =
  /\b(?:from|of|by|as|is|are|through|via)\s+(?:the\s+)?((?:protein|fat|carb|fibre|fiber|alcohol)\w*)(?![^?]*\bfrom\s+(?:the\s+)?(?:protein|fat|carb|fibre|fiber|alcohol))/i;

/** “30 g protein powder” is so much of a product. */
const ofProduct = /^\s*(?:of\s+)?[a-z]+\s+(?:powder|bar|shake|drink|blend|mix|scoop)s?\b/i;

/** “Protein in 100 g of almonds”: the weight is that of the food, and the nutrient is asked for. */
const isBasis = /\b(?:in|per|for|from)\s*$/i;

/** What a weight is of: named right behind it, else right before. */
/** Sugars are in the carbohydrate that is stated; where none is, they are all there is of it. */
function withSugars(parts: readonly Part[], quantities: readonly Quantity[]): readonly Part[] {
  const row = rows.find(({ key: own }) => own === 'sugars');
  const sugars = quantities.filter(({ unit, after }) => unit.dimension === 'mass' && ofSugars.test(after));
  const [only, ...others] = sugars;
  const isTold = parts.length === 0 || parts.some((part) => part.row.key === 'carbohydrate');
  return !row || !only || others.length > 0 || isTold ? parts : [{ row, grams: only.amount }, ...parts];
}
const ofSugars = /^\s*(?:of\s+)?(?:total\s+)?sugars?\b(?! alcohol)/i;

function partOf({ unit, amount, before, after }: Quantity): Part | null {
  if (unit.dimension !== 'mass') return null;
  if (ofProduct.test(after)) return null;
  const [behind = ''] = after.split(
    /[,;:.?(]|\b(?:and|including|excluding|of which|plus|with|without|free of)\b/i,
  );
  const ahead =
    before.split(/[,;.?]|\b(?:and|including|excluding|of which|plus|with|without|free of)\b/i).at(-1) ?? '';
  const named = (where: string) => byLength.find(({ pattern }) => pattern.test(where))?.row;
  if (ofFood.test(behind)) return null;
  if (insideAnother.test(behind) || (insideAnother.test(ahead) && !named(behind))) return null;
  const isOfFood = isBasis.test(before);
  const row = named(behind) ?? (isOfFood ? undefined : named(ahead));
  return row ? { row, grams: amount } : null;
}

/** “130 g canned chickpeas protein”: the weight is that of what stands between it and the nutrient. */
const ofFood =
  /^\s*(?:of\s+)?(?!(?:total|net|dietary|soluble|insoluble|available|digestible|added|pure|whey|soy|pea|milk)\b)\p{L}{3,}\s+(?!(?:fat|fibre|fiber|carb\w*|alcohol|acids?)\b)\p{L}{3,}\s+(?:protein|fat|carb\w*|fibre|fiber)\b/iu;

/** Parts of fat and carbohydrate that are counted with it. */
const insideAnother = /\bsaturat|\btrans[- ]fat|\bmono-?unsat|\bpoly-?unsat|\bsugars?\b(?! alcohol)/i;

/** Without what has a factor of its own, where that is counted in carbohydrate. */
function terms(parts: readonly Part[], isWithin: (row: EnergyRow) => boolean) {
  const within = parts.filter(({ row }) => isWithin(row));
  const taken = within.reduce((sum, { grams }) => sum + grams, 0);
  return parts.map(({ row, grams }) => {
    const isWhole = row.key === 'carbohydrate' && taken > 0 && taken <= grams;
    const left = isWhole ? grams - taken : grams;
    const name = isWhole
      ? `carbohydrate ${formatNumber(tidy(left))} g without ${within.map((each) => each.row.name).join(' and ')}`
      : `${row.name} ${formatNumber(tidy(left))} g`;
    return { row, grams: left, name };
  });
}

function ofUs(sheet: Sheet, parts: readonly Part[]): Working | null {
  if (parts.some(({ row }) => row.usKcal === null))
    return { statement: '', missing: ['which sugar alcohol it is: each has its own factor on US labels'] };
  const one = oneGram(parts);
  if (one)
    return {
      statement: `A gram of ${one.name} counts ${one.usKcal} kcal on a US label`,
      sources: [factorsOf(parts, 'US')],
    };
  const own = terms(parts, ({ isCarbohydrate }) => isCarbohydrate);
  const kcal = tidy(
    own.reduce((sum, { row, grams }) => sum + grams * (row.usKcal ?? 0), 0),
    6,
  );
  const sum = own.map(({ row, name }) => `${name} × ${row.usKcal}`).join(' + ');
  const rule = sheet.evidence.rules.find((each) => each.key === 'us-rn-01');
  const label = declaredAs['us-calories'](kcal);
  return {
    statement: `${formatNumber(kcal)} kcal, declared as ${label} on a US label: ${sum}`,
    sources: [factorsOf(parts, 'US'), ...(rule ? [rule.passage] : [])],
  };
}

function ofEu(_sheet: Sheet, parts: readonly Part[]): Working & { sources: readonly Passage[] } {
  const one = oneGram(parts);
  if (one)
    return {
      statement: `A gram of ${one.name} counts ${one.euKj} kJ or ${one.euKcal} kcal on an EU label`,
      sources: [factorsOf(parts, 'EU')],
    };
  const own = terms(parts, ({ euIsCarbohydrate }) => euIsCarbohydrate);
  const [kj, kcal] = (['euKj', 'euKcal'] as const).map((factor) =>
    own.reduce((sum, { row, grams }) => sum + grams * row[factor], 0),
  );
  const sum = own.map(({ row, name }) => `${name} × ${row.euKj}/${row.euKcal}`).join(' + ');
  return {
    statement: `${formatNumber(Math.round(kj ?? 0))} kJ / ${formatNumber(Math.round(kcal ?? 0))} kcal: ${sum} (kJ/kcal a gram)`,
    sources: [factorsOf(parts, 'EU')],
  };
}

/** What is asked for the factor itself, which no label rounds. */
function oneGram([only, ...others]: readonly Part[]): EnergyRow | null {
  return only?.grams === 1 && others.length === 0 ? only.row : null;
}

function factorsOf(parts: readonly Part[], market: 'US' | 'EU'): Passage {
  const factor = ({ name, usKcal, euKj, euKcal }: EnergyRow) =>
    market === 'US' ? `${name} ${usKcal} kcal` : `${name} ${euKj} kJ or ${euKcal} kcal`;
  return figurePassage({
    key: `energy/${market}/${parts.map(({ row }) => row.key).join('+')}`,
    title: `Energy factors of ${market} labels`,
    source: market === 'US' ? '21 CFR 101.9(c)(1)(i)' : 'Regulation (EU) No 1169/2011, Annex XIV',
    text: `Energy in a gram: ${parts.map(({ row }) => factor(row)).join('; ')}.`,
    isConfirmed: parts.every(({ row }) => row.confidence === 'confirmed'),
  });
}
