import { formatNumber, type ReferenceAmount, stems } from '../../../registry/index.ts';
import { categoriesOfFoods } from '../../understand/foods/referenceFoods.ts';
import { referenceAmountsIn } from '../../parts/law/referenceAmounts.ts';
import { doubt } from '../../prose.ts';
import { type Operation, saysInAll, stated, tidy } from './sheet.ts';

const ofReference = /\bRACC\b|\breference amounts?\b|\bFDA\b|\bUS\b|\bcustomarily\b/i;
const ofServings =
  /\bhow many (?:servings|portions)\b|\b(?:servings|portions) (?:per|in|is|are|has|does)\b|\bnumber of (?:servings|portions)\b/i;

/** A smaller pack is one serving. */
const leastPack = 1.5;

/** Shorter words stand in many names. */
const lettersOfName = 4;

/** How many servings a pack holds by FDA's reference amount of the food that is named. */
export const servingsByReference: Operation = (sheet) => {
  const [pack, ...others] = sheet.quantities.filter(
    ({ unit, per }) =>
      (unit.dimension === 'mass' || unit.dimension === 'volume') && per?.unit.dimension !== 'mass',
  );
  if (!pack || others.length > 0 || !saysInAll(sheet, ofServings) || !saysInAll(sheet, ofReference))
    return null;
  const found = new Set(referenceAmountsIn(sheet.evidence, sheet.inquiry).map(({ key }) => key));
  const words = new Set(stems(sheet.whole));
  const isNamed = ({ key, category }: ReferenceAmount) =>
    categoriesOfFoods(sheet.whole).includes(key) ||
    stems(category).some((word) => word.length >= lettersOfName && words.has(word));
  const row = sheet.evidence.references.referenceAmounts.find(
    (each) => found.has(each.passage.key) && isNamed(each),
  );
  const isVolume = pack.unit.dimension === 'volume';
  const each = row ? (isVolume ? millilitresOf(row) : gramsOf(row)) : null;
  if (!row || each === null || each <= 0 || pack.amount < each * leastPack || /\bper\s*$/i.test(pack.before))
    return null;
  const exact = pack.amount / each;
  const rounded = exact >= 2 && exact <= 5 ? Math.round(exact * 2) / 2 : Math.round(exact);
  const isExact = Math.abs(rounded - exact) < 1e-9;
  return {
    statement: `${isExact ? '' : 'About '}${formatNumber(rounded)} servings by the reference amount of ${row.statedAs} (${row.category}): ${stated(pack)} ÷ ${formatNumber(each)} ${isVolume ? 'mL' : 'g'}${isExact ? '' : ` = ${formatNumber(tidy(exact))}`}${doubt(row.passage)}`,
    sources: [row.passage],
    isOfWhole: true,
    remark: 'The serving size itself is the household measure nearest to the reference amount',
  };
};

const millilitresOf = ({ unit, amount }: ReferenceAmount): number | null => (unit === 'mL' ? amount : null);
const gramsOf = ({ unit, amount, grams }: ReferenceAmount): number | null => (unit === 'g' ? amount : grams);
