import { inLabelUnit, type Amount } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';
import type { VolumeReading } from './volume.ts';

type LabelReading = Extract<VolumeReading, { kind: 'label' }>;

/**
 * Sets the first ingredient that is counted in the unit of the volume: µg and IU of vitamins, billions of cultures
 * (the picker goes to 1000, and CFU are labelled in billions), mEq of electrolytes. Where there is none the volume is
 * not used, and the note says so.
 */
export function setLabelAmount(
  lines: readonly FormulaLine[],
  { value, unit }: LabelReading,
): { lines: FormulaLine[]; note: string } {
  const counted = (line: FormulaLine) => amountIn(line, { value, unit });
  const line = lines.find((each) => counted(each) !== null);
  const amount = line ? counted(line) : null;
  if (!line || amount === null) {
    return {
      lines: [...lines],
      note: `The volume of ${value} ${unit} was not used: no ingredient of the formula is counted in ${unit}.`,
    };
  }
  const { name, unit: own } = line.material;
  const read = unit === 'CFU' ? `${value} billion CFU, as labels count them` : `${value} ${unit}`;
  const converted = unit === 'IU' || unit === 'mEq' ? ` (${Number(amount.toPrecision(4))} ${own})` : '';
  return {
    lines: lines.map((other) => (other === line ? { ...line, amount, isStated: true } : other)),
    note: `The volume is read as the label amount of ${name}: ${read}${converted}.`,
  };
}

function amountIn({ material }: FormulaLine, { value, unit }: Omit<LabelReading, 'kind'>): number | null {
  if (unit === 'µg' && material.unit !== 'µg') return null;
  const given: Amount['unit'] = unit === 'CFU' ? 'billion CFU' : unit;
  return inLabelUnit({ value, unit: given }, material);
}
