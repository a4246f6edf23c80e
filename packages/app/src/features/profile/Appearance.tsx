import { SelectField } from '@seedbed/ui/field';
import { useColorScheme } from '@seedbed/ui/theme';
import * as styles from './ProfilePage.css';

const choices = [
  { id: 'system', label: 'Same as the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

/** Light or dark. */
export function Appearance() {
  const { choice, setChoice } = useColorScheme();
  return (
    <div className={styles.choice}>
      <SelectField label="Color scheme" options={choices} value={choice} onChange={setChoice} />
    </div>
  );
}
