import { formatNumber, inLabelUnit, readNumber, tokenize, type Material } from '../../registry/index.ts';
import { pieceWords } from '../words/formWords.ts';
import { materialsOf, names } from './ingredientNames.ts';
import type { MeantText } from './meantNames.ts';
import { mostPieces } from '../stated/counts.ts';
import { statedPack } from '../stated/statedPack.ts';

/** A number right behind a name, and nothing that it would count; no ratio either: `citrulline malate 2:1`. */
const behindName = new RegExp(
  String.raw`^[^\S\n]*(?!\d\.0(?!\d))(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)(?!\d|[.,]\d)(?!\s*:\s*\d)(?=\s*$|\s*[,;:&+/|()\n]|\.(?:\s|$)|\s+[–—]|\s+(?:and|plus|with|for|und|mit|et|avec|en|met|y|con|(${pieceWords.join('|')}))(?!\p{L}))(?!\s*[+&]\s*(?:$|\n|,))`,
  'iu',
);
const units = ['µg', 'mg', 'g', 'IU'] as const;

/** The unit of a number that is about as much as is taken of a material; the label's own goes before others. */
function unitOf(material: Material, value: number): string | null {
  const own = units.filter((unit) => unit === material.unit);
  return (
    [...own, 'IU' as const, ...units].find((unit) => {
      const amount = inLabelUnit({ value, unit }, material);
      return amount !== null && amount >= material.dose.low / 2 && amount <= material.dose.high * 2;
    }) ?? null
  );
}

/** A text with the units of numbers that stand by themselves behind names: `NAC 600`, `Vitamin D3 4000`, `Q10 200`. */
export function withUnits(text: string, whole: string): MeantText {
  const notes: string[] = [];
  const found = names.find(tokenize(text)).flatMap((mention) => {
    const [material, ...others] = materialsOf(mention);
    const [written = '', digits = '', piece] = behindName.exec(text.slice(mention.end)) ?? [];
    const value = readNumber(digits);
    const unit = material && others.length === 0 && digits !== '' ? unitOf(material, value) : null;
    if (!material || unit === null || (piece !== undefined && !isCountedElsewhere(whole, digits))) return [];
    notes.push(
      `${material.name} ${formatNumber(value)} is read as ${formatNumber(value)} ${unit}: no unit is given.`,
    );
    return [{ at: mention.end + written.length, unit }];
  });
  const withUnit = found.reduceRight(
    (left, { at, unit }) => `${left.slice(0, at)} ${unit}${left.slice(at)}`,
    text,
  );
  return { text: withUnit, notes };
}

/** `Magnesium 400 capsules`, of which the description says that there are 90. */
const isCountedElsewhere = (whole: string, digits: string) =>
  readNumber(digits) > mostPieces || statedPack(whole.replace(digits, ''), '').pieces !== null;
