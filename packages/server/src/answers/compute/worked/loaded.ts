import { formatNumber } from '../../../registry/index.ts';
import { inUnit, type Operation, says, stated, tidy, written } from './sheet.ts';
import { unitOf } from './units.ts';

const isLoad =
  /\d\s*(?:%|percent)\s+(?:of\s+)?actives?\b|\bactives?\s+(?:load|content|level)|\bload(?:ing|ed)?\b/i;

/** A piece of so much weight of which a share is actives: what it carries, and how many of them a dose takes. */
export const loaded: Operation = (sheet) => {
  const each = sheet.quantities.find(
    ({ unit, per }) =>
      unit.dimension === 'mass' && (per?.unit.dimension === 'piece' || per?.unit.dimension === 'serving'),
  );
  const load = sheet.quantities.find(({ unit }) => unit.dimension === 'percent');
  if (!each?.per || !load || load.value >= 100 || !isLoad.test(sheet.whole)) return null;
  if (!says(sheet, /\bhow (?:much|many)\b|\bmg\b|\bcarr(?:y|ies)\b/i)) return null;
  const piece = each.per.unit;
  const held = (each.amount * load.value) / 100;
  const holds = inUnit(held, held < 1 ? 'mg' : 'g');
  const dose = sheet.quantities.find(
    (other) => other !== each && other.unit.dimension === 'mass' && other.per?.unit.dimension !== 'mass',
  );
  const exact = dose ? dose.amount / held : 0;
  const count = Math.ceil(exact - 1e-9);
  const pieces = piece.dimension === 'piece' ? piece : unitOf('serving');
  const needed = dose
    ? `; ${written(count, pieces)} for ${stated(dose)}: ÷ ${holds} = ${formatNumber(tidy(exact))}`
    : '';
  return {
    statement: `${holds} of actives a ${piece.symbol}: ${stated(each)} × ${stated(load)}${needed}`,
    isOfWhole: true,
  };
};
