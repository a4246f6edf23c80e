import { createContext, use, type ReactNode } from 'react';
import * as styles from './FactsLabel.css';
import type { FactsPlace } from './sheet';

/** Who is asked how something came about, and what is being explained. */
export interface AskAbout {
  onExplain: (place: FactsPlace, element: HTMLElement) => void;
  explained: FactsPlace | null;
  canExplain: (place: FactsPlace) => boolean;
}

/** Null where nothing can be asked. */
export const AskContext = createContext<AskAbout | null>(null);

const nameOf = (place: FactsPlace): string => Object.values(place).join('\n');

/** A figure or text; a button where it can be asked about. */
export function Ask({ place, children }: { place: FactsPlace; children: ReactNode }) {
  const asking = use(AskContext);
  if (!asking || !children || !asking.canExplain(place)) return children;
  const isOpen = asking.explained !== null && nameOf(asking.explained) === nameOf(place);
  return (
    <button
      type="button"
      className={styles.ask}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => asking.onExplain(place, event.currentTarget)}
    >
      {children}
    </button>
  );
}
