import { useState, type KeyboardEvent } from 'react';
import { walkTo, type Place } from './walk';

interface Walked {
  /** What was typed then: another text begins anew. */
  typed: string;
  at: Place;
  by: Walk['by'];
}

interface Walking {
  typed: string;
  /** How many were found. */
  count: number;
  /** Takes the one at this place. */
  take: (at: number) => void;
}

/** Where in a list one is. */
export interface Walk {
  at: Place;
  /** What one came there by. */
  by: 'keys' | 'pointer';
  /** Comes to a place by pointing at it. */
  point: (to: number) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** Where in the list one is: at the first that fits what was typed, until one walks along by key or mouse. */
export function useWalk({ typed, count, take }: Walking): Walk {
  const [walked, setWalked] = useState<Walked | null>(null);
  const own = walked?.typed === typed ? walked : null;
  const first = typed.trim() !== '' && count > 0 ? 0 : null;
  const at = own ? own.at : first;
  return {
    at,
    by: own?.by ?? 'keys',
    point: (to: number) => {
      if (to !== at) setWalked({ typed, at: to, by: 'pointer' });
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        if (at !== null) take(at);
        return;
      }
      const to = walkTo(event.key, at, { count, hasWalked: own !== null });
      if (to === undefined) return;
      event.preventDefault();
      setWalked({ typed, at: to, by: 'keys' });
    },
  };
}
