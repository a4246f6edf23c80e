import type { MaterialFields } from '@seedbed/server/contract';
import { capitalised } from '../text/capitalised';
import { choiceField, dayField, textField, type Field, type FieldGroup } from './field';
import { fieldLabels } from './labels';

/** Of a line, or of the material that brings them to it. */
type Allergens = Pick<MaterialFields, 'allergens' | 'allergenEvidence'>;

/** Those that are named by their species. */
const bySpecies = new Set([
  'fish',
  'crustacean shellfish',
  'tree nuts',
  'cereals containing gluten',
  'crustaceans',
  'nuts',
  'molluscs',
]);

const states = [
  { id: 'unconfirmed', label: 'Unconfirmed' },
  { id: 'free', label: 'Free' },
  { id: 'contains', label: 'Contains' },
];

/** What a statement on allergens may be; nothing can be said of them before it is chosen. */
export const evidenceKinds = [
  { id: '', label: 'Nothing yet' },
  { id: 'spec', label: 'Specification' },
  { id: 'letter', label: 'Letter of the supplier' },
  { id: 'CoA', label: 'Certificate of analysis' },
  { id: 'own', label: 'Own finding' },
];

/** What is known of allergens, by their names. Nothing can be said of them before it is said what that rests on. */
export function allergenGroup(line: Allergens, allergens: readonly string[]): FieldGroup {
  const { allergenEvidence: evidence } = line;
  const kind: Field = {
    kind: 'choice',
    id: 'allergenEvidence.kind',
    label: fieldLabels.allergenEvidence,
    value: evidence?.kind ?? '',
    options: evidenceKinds,
    set: (id) => (id === '' ? { allergenEvidence: null, allergens: null } : { 'allergenEvidence.kind': id }),
  };
  return {
    title: 'Allergens',
    hint: 'Unconfirmed is never printed and never read as free. Say first what it rests on.',
    fields: evidence
      ? [
          kind,
          textField('allergenEvidence.text', 'What it says', { value: evidence.text }),
          dayField('allergenEvidence.date', 'Of the day', { value: evidence.date }),
          freeOfAll(line, allergens),
          ...allergens.map((allergen) => allergenField(line, allergen)),
        ]
      : [kind],
  };
}

const stateOf = ({ allergens }: Allergens, allergen: string) => allergens?.[allergen] ?? 'unconfirmed';

/** One press says of a line what holds of most: that it has none of them. */
const freeOfAll = (line: Allergens, allergens: readonly string[]): Field => ({
  kind: 'flag',
  id: 'allergens',
  label: 'Free of all of them',
  value: allergens.every((allergen) => stateOf(line, allergen) === 'free'),
  set: (isFree) => ({
    allergens: isFree
      ? { ...line.allergens, ...Object.fromEntries(allergens.map((allergen) => [allergen, 'free'])) }
      : null,
  }),
});

function allergenField(line: Allergens, allergen: string): Field {
  const value = stateOf(line, allergen);
  const label = capitalised(allergen);
  const set = (state: string | null) => ({
    allergens: { ...line.allergens, [allergen]: state ?? 'unconfirmed' },
  });
  if (!bySpecies.has(allergen))
    return { ...choiceField(`allergens ${allergen}`, label, { value, options: states }), set } as Field;
  return {
    kind: 'text',
    id: `allergens ${allergen}`,
    label,
    hint: 'unconfirmed, free, contains, or the species, such as walnuts',
    value,
    set,
  };
}
