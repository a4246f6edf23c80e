import {
  defaultUnits,
  formFactors,
  formFactorUnits,
  isFormFactor,
  isUnitOf,
  isVolumeUnit,
  type FormFactor,
  type VolumeUnit,
} from '@seedbed/server/contract';
import type { FormFactorOption, FormFactorValue, VolumeRange } from '@seedbed/ui/form-factor';
import { capitalised } from '../../text/capitalised';

/** The form a product is sold in and the amount in a serving, as the contract knows them. */
export interface Measure {
  formFactor: FormFactor;
  /** Whole number, 0 to 1000, in `unit`. */
  volume: number;
  unit: VolumeUnit;
}

/** What a volume may be. */
export const measureRange: VolumeRange = { min: 0, max: 1000, default: 500, step: 1, page: 100 };

/** The form factors to choose from: the contract's table, in its order. */
export const formFactorOptions: readonly FormFactorOption[] = formFactors.map((id) => ({
  id,
  label: capitalised(id),
  units: formFactorUnits[id],
  defaultUnit: defaultUnits[id],
}));

/** Capsule, 500, its default unit. */
export const initialMeasure: Measure = {
  formFactor: 'capsule',
  volume: measureRange.default,
  unit: defaultUnits.capsule,
};

/** What a picker or a store holds, as a measure; null where the contract does not know it. */
export function measureOf({ formFactor, volume, unit }: FormFactorValue): Measure | null {
  if (!isFormFactor(formFactor) || !isVolumeUnit(unit) || !isUnitOf(formFactor, unit)) return null;
  const isInRange = Number.isInteger(volume) && volume >= measureRange.min && volume <= measureRange.max;
  return isInRange ? { formFactor, volume, unit } : null;
}

/** The address of the new-product screen with a measure already chosen. */
export function newProductHref({ formFactor, volume, unit }: Measure): string {
  return `/new-product?${new URLSearchParams({ formFactor, volume: String(volume), unit })}`;
}

/**
 * The measure an address names; null where it names none, or one that cannot be.
 * @param query the address's query string, with or without its question mark
 */
export function measureIn(query: string): Measure | null {
  const named = new URLSearchParams(query);
  const volume = named.get('volume') ?? '';
  return measureOf({
    formFactor: named.get('formFactor') ?? '',
    volume: /^\d+$/.test(volume) ? Number(volume) : Number.NaN,
    unit: named.get('unit') ?? '',
  });
}
