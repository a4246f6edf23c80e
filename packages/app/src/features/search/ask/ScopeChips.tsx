import { isGardenAlone, usualScope } from '@seedbed/server/contract';
import { Check, Plus } from '@seedbed/ui/icons';
import { lazy, Suspense } from 'react';
import { ToggleButton } from 'react-aria-components';
import * as styles from '../SearchPage.css';
import type { ScopeChoice } from './useScope';

// Its list comes when the garden is chosen: most questions are asked without.
const CollectionChoice = lazy(async () => ({
  default: (await import('./CollectionChoice')).CollectionChoice,
}));

/** What the next answers draw on: base, press, one's garden or one of its collections. */
export function ScopeChips({ scope, onChange }: ScopeChoice) {
  const isAlone = isGardenAlone(scope);
  const hasGarden = scope.garden !== false;
  return (
    <div role="group" aria-label="Answers draw on" className={styles.chipGroup}>
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
      <Suspense fallback={null}>{hasGarden && <CollectionChoice {...{ scope, onChange }} />}</Suspense>
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
