import type { MaterialFields } from '@seedbed/server/contract';
import type { micronutrients } from '@seedbed/server/formula';
import { numberField, type Field, type FieldGroup } from './field';
import { fieldLabels } from './labels';

const macros = [
  ['fat', fieldLabels.fat],
  ['saturates', 'Saturated fat'],
  ['trans', 'Trans fat'],
  ['mono', 'Monounsaturated fat'],
  ['poly', 'Polyunsaturated fat'],
  ['carbohydrate', 'Carbohydrate, without fibre'],
  ['sugars', 'Sugars'],
  ['addedSugars', 'Added sugars'],
  ['allulose', 'Allulose'],
  ['starch', 'Starch'],
  ['fibre', 'Fibre'],
  ['fibreInsoluble', 'Of it insoluble'],
  ['organicAcids', 'Organic acids'],
  ['ethanol', 'Ethanol'],
  ['protein', 'Protein'],
] as const;

/** Nutrition of 100 g. A figure that is not there is unknown, not 0. */
export function profileGroup(
  { profile }: Pick<MaterialFields, 'profile'>,
  nutrients: typeof micronutrients,
): FieldGroup {
  const field = (key: string, label: string, more: { unit?: string; max?: number }): Field =>
    numberField(`profile.${key}`, label, {
      value: profile?.[key as keyof typeof profile],
      min: 0,
      ...more,
    });
  return {
    title: 'Nutrition of 100 g',
    hint: 'For what counts by its composition, such as a food. A figure that is not there is unknown, not 0.',
    fields: [
      ...macros.map(([key, label]) => field(key, label, { unit: 'g', max: 100 })),
      polyolsField(profile?.polyols),
      field('pdcaas', fieldLabels.proteinQuality, { max: 1 }),
      field('cholesterol', 'Cholesterol', { unit: 'mg' }),
      ...nutrients.map(({ key, us, unit, equivalents }) => field(key, us, { unit: unit + equivalents })),
    ],
  };
}

function polyolsField(polyols: Record<string, number> | null | undefined): Field {
  return {
    kind: 'text',
    id: 'profile.polyols',
    label: 'Polyols',
    hint: 'Names with their grams, such as maltitol 60',
    fault: 'Write each as a name and its grams, parted by commas.',
    value: Object.entries(polyols ?? {})
      .map(([name, grams]) => `${name} ${grams}`)
      .join(', '),
    set: (text) => {
      const parts = (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      const read = parts.map((part) => /^(.+?)\s+([\d.]+)\s*g?$/.exec(part));
      if (!read.every((match) => match !== null)) return undefined;
      const grams = Object.fromEntries(read.map(([, name, grams]) => [name, Number(grams)]));
      return { 'profile.polyols': read.length > 0 ? grams : null };
    },
  };
}
