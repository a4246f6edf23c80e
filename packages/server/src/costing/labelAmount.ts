import type { FormulaLine } from './dose.ts';
import type { Material } from './material.ts';
import { toLabelUnit } from './mentions.ts';
import type { Measure } from './volume.ts';

type LabelMeasure = Extract<Measure, { kind: 'label' }>;

/** Milligrams of an electrolyte in a milliequivalent: molar mass over charge. */
const milligramsOfEquivalent: Readonly<Record<string, number>> = {
  Sodium: 22.99,
  Potassium: 39.1,
  Magnesium: 24.305 / 2,
  Calcium: 40.078 / 2,
};

/**
 * Sets the first ingredient that is counted in the unit: µg and IU of vitamins, billions of cultures (the picker goes
 * to 1000, and CFU are labelled in billions), mEq of electrolytes. Where there is none the volume is not used, and the
 * note says so.
 */
export function setLabelAmount(
  lines: readonly FormulaLine[],
  measure: LabelMeasure,
): { lines: FormulaLine[]; note: string } {
  const { value, unit } = measure;
  const line = lines.find(({ material }) => amountIn(material, measure) !== null);
  const amount = line ? amountIn(line.material, measure) : null;
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

function amountIn(material: Material, { value, unit }: LabelMeasure): number | null {
  switch (unit) {
    case 'µg':
      return material.unit === 'µg' ? value : null;
    case 'IU':
      return toLabelUnit({ value, unit: 'iu' }, material);
    case 'CFU':
      return toLabelUnit({ value, unit: 'billion cfu' }, material);
    case 'mEq': {
      const each = milligramsOfEquivalent[material.name];
      return each === undefined ? null : toLabelUnit({ value: value * each, unit: 'mg' }, material);
    }
  }
}
