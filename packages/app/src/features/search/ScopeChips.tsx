import { isGardenAlone, usualScope } from '@seedbed/server/contract';
import { Check, Plus } from '@seedbed/ui/icons';
import { SelectField } from '@seedbed/ui/field';
import { ToggleButton } from 'react-aria-components';
import { useCollections } from '../garden';
import * as styles from './SearchPage.css';
import type { ScopeChoice } from './useScope';

const wholeGarden = 'all';

/** What the next answers draw on: base, press, one's garden or one of its collections. */
export function ScopeChips({ scope, onChange }: ScopeChoice) {
  const isAlone = isGardenAlone(scope);
  const hasGarden = scope.garden !== false;
  return (
    <div role="group" aria-label="Answers draw on" className={styles.chipRow}>
      <Chip label="Evidence base" isOn={scope.base} onChange={(base) => onChange({ ...scope, base })} />
      <Chip
        label="Articles"
        isOn={scope.articles}
        onChange={(articles) => onChange({ ...scope, articles })}
      />
      <Chip label="My garden" isOn={hasGarden} onChange={(garden) => onChange({ ...scope, garden })} />
      <Chip
        label="Only my garden"
        isOn={isAlone}
        onChange={(isOn) =>
          onChange(isOn ? { base: false, articles: false, garden: scope.garden || true } : usualScope)
        }
      />
      {hasGarden && <Collection {...{ scope, onChange }} />}
    </div>
  );
}

function Chip({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <ToggleButton className={styles.chip} isSelected={isOn} onChange={onChange}>
      {isOn ? <Check size={14} /> : <Plus size={14} />}
      {label}
    </ToggleButton>
  );
}

/** Which collection of the garden; nothing while there is none to choose. */
function Collection({ scope, onChange }: ScopeChoice) {
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
