import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from './quantities.ts';
import { type Operation, plainOf, rateValue, type Sheet, stated, tidy, weight } from './sheet.ts';

/** C9: capsules of a named size that a blend needs at its density. */
export const capsules: Operation = (sheet) => {
  const size = /\b(?:size|#|no\.?)\s*(000|00e|00|0e|[0-5])(?![\d.,])/i.exec(sheet.text)?.[1]?.toUpperCase();
  const density = densityIn(sheet);
  const fill =
    plainOf(sheet, 'mass')[0] ??
    sheet.quantities.find(
      ({ unit, per }) =>
        unit.dimension === 'mass' && (per?.unit.dimension === 'serving' || per?.unit.dimension === 'time'),
    );
  const capsule = sheet.evidence.references.capsules.find((each) => each.size === size);
  if (!capsule || !size) return null;
  if (!density) return fill ? { statement: '', missing: ['the bulk density of the blend in g/mL'] } : null;
  const holds = capsule.mL * rateValue(density);
  const full = `${formatNumber(capsule.mL)} mL × ${formatNumber(density.value)} g/mL`;
  if (!fill)
    return {
      statement: `${weight(holds)} fill a capsule of size ${size}: ${full}`,
      sources: [capsule.passage],
      remark:
        'That is full to the brim without tamping; a machine that tamps fills more, and flow and dosing decide on the day',
    };
  const planned = holds * usualFill;
  const count = Math.ceil(fill.amount / planned - 1e-9);
  const share = tidy((fill.amount / count / holds) * 100, 3);
  const each = weight(fill.amount / count);
  const opening = /^\s*(?:does|do|will|can|is)\b/i.test(sheet.text) ? (count === 1 ? 'Yes: ' : 'No: ') : '';
  return {
    statement: `${opening}${formatNumber(count)} ${count === 1 ? 'capsule' : 'capsules'} of size ${size} for ${stated(fill)}: one holds ${full} = ${weight(holds)}, of which 90 % is planned (${weight(planned)}); each takes ${each}, ${formatNumber(share)} % full`,
    sources: [capsule.passage],
  };
};

/** So many g in one mL, as a density is written. */
export const densityIn = ({ quantities }: Sheet): Quantity | undefined =>
  quantities.find(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension === 'volume' && per.value === 1,
  );

/** The share of a capsule that is planned, so that a denser or looser lot still fits. */
const usualFill = 0.9;
