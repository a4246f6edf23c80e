import { SelectField } from '@seedbed/ui/field';
import { useCollections } from '../garden';
import type { ScopeChoice } from './useScope';

const wholeGarden = 'all';

/** Which collection of the garden; nothing while there is none to choose. */
export function CollectionChoice({ scope, onChange }: ScopeChoice) {
  const { data: collections = [] } = useCollections();
  if (collections.length === 0) return null;
  const options = [
    { id: wholeGarden, label: 'All of it' },
    ...collections.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  return (
    <SelectField
      label="Collection of the garden"
      isLabelHidden
      options={options}
      value={typeof scope.garden === 'number' ? String(scope.garden) : wholeGarden}
      onChange={(id) => onChange({ ...scope, garden: id === wholeGarden ? true : Number(id) })}
    />
  );
}
