// Apart from the schemas, which a page has no need of.

/** The units each form factor is measured in, the default first named in `defaultUnits`. */
export const formFactorUnits = {
  capsule: ['mg', 'µg', 'IU', 'CFU'],
  tablet: ['mg', 'µg', 'IU', 'CFU', 'mEq'],
  softgel: ['mg', 'g', 'µg', 'IU', 'mL'],
  powder: ['g', 'mg', 'teaspoon', 'tablespoon', 'mEq', 'IU'],
  liquid: ['mL', 'fl oz', 'drops', 'teaspoon', 'tablespoon', 'mg per mL', 'IU', 'mEq'],
  gummie: ['mg', 'µg', 'IU', 'g'],
} as const;

/** The unit a form factor starts with. */
export const defaultUnits = {
  capsule: 'mg',
  tablet: 'mg',
  softgel: 'mg',
  powder: 'g',
  liquid: 'mL',
  gummie: 'mg',
} as const satisfies Record<FormFactor, VolumeUnit>;

/** The shape a product is sold in. */
export type FormFactor = keyof typeof formFactorUnits;

/** Any unit of any form factor. */
export type VolumeUnit = (typeof formFactorUnits)[FormFactor][number];

/** Every form factor, in the order of the table. */
export const formFactors = Object.keys(formFactorUnits) as [FormFactor, ...FormFactor[]];
/** Every unit, each once. */
export const volumeUnits = [...new Set(Object.values(formFactorUnits).flat())] as [
  VolumeUnit,
  ...VolumeUnit[],
];

/** Whether a text is a form factor. */
export const isFormFactor = (text: unknown): text is FormFactor => formFactors.some((each) => each === text);
/** Whether a text is a unit of any form factor. */
export const isVolumeUnit = (text: unknown): text is VolumeUnit => volumeUnits.some((each) => each === text);

/** Whether `unit` is one of the units of `formFactor`. */
export function isUnitOf(formFactor: FormFactor, unit: VolumeUnit): boolean {
  return (formFactorUnits[formFactor] as readonly VolumeUnit[]).includes(unit);
}

/** How a product is measured. */
export interface Measure {
  formFactor?: FormFactor | null;
  volumeUnit?: VolumeUnit | null;
}

/**
 * The unit after a change: a new form without a unit takes its default, and a unit has to be one of its form's.
 * @returns undefined when the unit that was sent is not
 */
export function changedUnit(stored: Required<Measure>, sent: Measure): VolumeUnit | null | undefined {
  const { formFactor = stored.formFactor, volumeUnit } = sent;
  if (volumeUnit) return formFactor && isUnitOf(formFactor, volumeUnit) ? volumeUnit : undefined;
  const isNewForm =
    sent.formFactor !== undefined && (formFactor !== stored.formFactor || volumeUnit === null);
  if (isNewForm) return formFactor && defaultUnits[formFactor];
  return volumeUnit === null ? null : stored.volumeUnit;
}

/** The refusal of a unit that is not one of its form's. */
export const unitRefusal = { path: 'volumeUnit', message: 'Choose one of the form factor’s units' };
