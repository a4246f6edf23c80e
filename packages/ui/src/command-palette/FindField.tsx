import { Search } from '../icons';
import * as field from '../internal/Field.css';
import * as styles from './CommandPalette.css';
import type { Walk } from './useWalk';

interface FindFieldProps {
  label: string;
  placeholder: string;
  listId: string;
  /** The option one is at. */
  hereId: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  walk: Walk;
}

/** Where one types; the list belongs to it, and it has the focus for as long as the palette is open. */
export function FindField({ label, placeholder, listId, hereId, typed, onType, walk }: FindFieldProps) {
  return (
    <div className={styles.field}>
      <span className={field.lead}>
        <Search size={18} />
      </span>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as a dialog's first field, which nothing precedes
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hereId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className={`${field.bare} ${styles.input}`}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={walk.handleKeyDown}
      />
    </div>
  );
}
