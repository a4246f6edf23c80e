import { SelectField } from '@seedbed/ui/field';
import { useCollections } from '../../garden';
import type { ScopeChoice } from './useScope';

const wholeGarden = 'all';

/** Which collection of the garden; nothing while there is none to choose. */
export function CollectionChoice({ scope, onChange }: ScopeChoice) {
  const { data: collections } = useCollections();
  if (!collections) return null;
  const { garden } = scope;
  const isGone = typeof garden === 'number' && !collections.some(({ id }) => id === garden);
  if (collections.length === 0 && !isGone) return null;
  const options = [
    { id: wholeGarden, label: 'All of it' },
    ...collections.map(({ id, name }) => ({ id: String(id), label: name })),
    // Answers find nothing there: it is told, so that another can be chosen.
    ...(isGone ? [{ id: String(garden), label: 'A deleted collection' }] : []),
  ];
  return (
    <SelectField
      label="Collection of the garden"
      isLabelHidden
      options={options}
      value={typeof garden === 'number' ? String(garden) : wholeGarden}
      onChange={(id) => onChange({ ...scope, garden: id === wholeGarden ? true : Number(id) })}
    />
  );
}
