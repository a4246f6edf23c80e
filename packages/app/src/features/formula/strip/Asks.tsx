import { lazy } from 'react';
import { useBench, useBenchState } from '../bench/benchContext';
import { AskButton } from './AskButton';
import * as styles from './Strip.css';

const Goal = lazy(async () => ({ default: (await import('../goal/GoalDialog')).GoalDialog }));
const Allergens = lazy(async () => ({
  default: (await import('../allergens/ConfirmAllergens')).ConfirmAllergens,
}));

/** What brings a unit to a target cost, and the sheet in which one statement confirms the allergens of many lines. */
export function Asks() {
  const { isReadOnly } = useBench();
  const { cost, checks } = useBenchState(({ kept }) => kept.computed);
  const isOpen = checks.some(({ code }) => code === 'allergen.unconfirmed');
  return (
    <div className={styles.asks}>
      <AskButton label="Meet a target cost" isDisabled={cost === undefined} Sheet={Goal} />
      {!isReadOnly && <AskButton label="Confirm allergens" isDisabled={!isOpen} Sheet={Allergens} />}
    </div>
  );
}
