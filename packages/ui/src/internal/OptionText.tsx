import { matchParts } from './matchParts';
import * as styles from './OptionText.css';
import { grow } from './Popup.css';

interface OptionTextProps {
  label: string;
  /** A quiet line below the label. */
  description?: string;
  /** What was typed: it is marked in the label. */
  typed: string;
}

/** The words of a choice that is found by typing. */
export function OptionText({ label, description, typed }: OptionTextProps) {
  return (
    <span className={grow}>
      {matchParts(label, typed).map(({ text, isMatch }) =>
        isMatch ? (
          <mark key="match" className={styles.match}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {description && <span className={styles.description}>{description}</span>}
    </span>
  );
}
