import { formatNumber } from '../../../registry/index.ts';
import { type Operation, saysInAll, weight } from './sheet.ts';

const size = /\b(?:sizes?|#|no\.?)\s*(000|00e|00|0e|[0-5])(?![\d.,])/i;
const ofShells = /\bempty\b|\bshells?\b/i;
const ofWeight =
  /\bweighs?\b|\bweight\b|\bheavy\b|\bhow (?:many|much) (?:g|mg|kg|grams?|kilos?)\b|\bin (?:g|mg|kg|grams)\b|\btare\b/i;

/** What so many empty capsules weigh, of the material that is named or of either. */
export const shells: Operation = (sheet) => {
  const named = size.exec(sheet.whole)?.[1]?.toUpperCase();
  const capsule = sheet.evidence.references.capsules.find((each) => each.size === named);
  if (!capsule || !saysInAll(sheet, ofShells) || !saysInAll(sheet, ofWeight)) return null;
  const counted = sheet.quantities.filter(({ unit }) => unit.dimension === 'piece');
  const bare =
    /(?<![\d.,#])(\d{2,6}|\d{1,3}(?:,\d{3})+)\s+(?:[a-z-]+\s+){0,3}(?:size|shells?|capsules?)\b/i.exec(
      sheet.whole,
    )?.[1];
  const count = counted.find(({ value }) => value > 1)?.value ?? Number((bare ?? '').replaceAll(',', ''));
  if (!(count > 1) || sheet.quantities.some(({ unit }) => unit.dimension === 'mass')) return null;
  const isOf = {
    hpmc: saysInAll(sheet, /\bhpmc\b|\bvegan\b|\bveg(?:etarian|etable)?\b|\bcellulose\b|\bhypromellose\b/i),
    gelatin: saysInAll(sheet, /\bgelatine?\b/i),
  };
  const isOpen = isOf.hpmc === isOf.gelatin;
  const both = [
    { name: 'HPMC', mg: capsule.hpmcMg, isMeant: isOpen || isOf.hpmc },
    { name: 'gelatin', mg: capsule.gelatinMg, isMeant: isOpen || isOf.gelatin },
  ].filter(({ isMeant }) => isMeant);
  const told = both.map(
    ({ name, mg }) =>
      `${weight((count * mg) / 1000)} of ${name}: ${formatNumber(count)} × ${formatNumber(mg)} mg`,
  );
  return {
    statement: `${told.join('; ')} for an empty shell of size ${capsule.size}`,
    sources: [capsule.passage],
    isOfWhole: true,
    remark: 'Makers differ, and moisture counts: take the weight of the lot',
  };
};
