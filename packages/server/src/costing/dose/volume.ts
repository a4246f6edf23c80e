import type { FormFactor, VolumeUnit } from '../../contract/index.ts';
import { householdMl } from '../../registry/index.ts';
import type { ConstantValues } from '../constants/constants.ts';
import type { StatedPack } from '../stated/statedPack.ts';

/**
 * What the volume of the form-factor picker says about a product:
 * - `active`: weight of the active materials in a serving (mg, g, µg is a label amount; mL of a softgel is its oil);
 * - `serving`: weight of a whole serving (spoons and drops of powders and liquids);
 * - `content`: weight of what a container holds (g of a powder; mL and fl oz of a liquid);
 * - `label`: label amount of the one ingredient that is counted in the unit (µg, IU, billion CFU, mEq);
 * - `strength`: mg of actives in a millilitre, which sets how much liquid carries the doses.
 */
export type VolumeReading =
  | { kind: 'active' | 'serving'; mg: number }
  | { kind: 'content'; mg: number; isInWords?: boolean }
  | { kind: 'label'; value: number; unit: 'µg' | 'IU' | 'CFU' | 'mEq' }
  | { kind: 'strength'; mgPerMl: number };

const { 'fl oz': fluidOunce, teaspoon, tablespoon } = householdMl;
const millilitres = { mL: 1, 'fl oz': fluidOunce, drops: 0.05, teaspoon, tablespoon } as const;

interface Volume {
  formFactor: FormFactor;
  volume: number | null;
  volumeUnit: VolumeUnit | null;
}

/** Reads the picker's volume. Null when none is given, or 0, which says nothing of a product. */
export function readVolume(
  { formFactor, volume, volumeUnit }: Volume,
  values: ConstantValues,
): VolumeReading | null {
  if (!volume || volume < 0 || volumeUnit === null) return null;
  switch (volumeUnit) {
    case 'µg':
    case 'IU':
    case 'CFU':
    case 'mEq':
      return { kind: 'label', value: volume, unit: volumeUnit };
    case 'mg per mL':
      return { kind: 'strength', mgPerMl: volume };
    case 'mg':
      return { kind: 'active', mg: volume };
    case 'g':
      return { kind: formFactor === 'powder' ? 'content' : 'active', mg: volume * 1000 };
    default:
      return readMillilitres(
        formFactor,
        volumeUnit,
        volume * millilitres[volumeUnit] * density(formFactor, values),
      );
  }
}

/** What the words say that a container of a powder or liquid holds; no form is weighed by another's measure. */
export function contentOf(stated: StatedPack | undefined, values: ConstantValues): VolumeReading | null {
  const { grams = null, ml = null } = stated ?? {};
  if (grams !== null) return { kind: 'content', mg: grams * 1000, isInWords: true };
  return ml === null ? null : { kind: 'content', mg: ml * density('liquid', values) * 1000, isInWords: true };
}

function readMillilitres(
  formFactor: FormFactor,
  unit: keyof typeof millilitres,
  grams: number,
): VolumeReading {
  if (formFactor === 'softgel') return { kind: 'active', mg: grams * 1000 };
  const isContent = unit === 'mL' || unit === 'fl oz';
  return { kind: isContent ? 'content' : 'serving', mg: grams * 1000 };
}

function density(formFactor: FormFactor, values: ConstantValues): number {
  if (formFactor === 'softgel') return values.oilDensity;
  return formFactor === 'powder' ? values.powderDensity : values.liquidDensity;
}
