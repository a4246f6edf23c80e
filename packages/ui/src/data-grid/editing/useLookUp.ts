import { useEffect, useState } from 'react';
import type { ComboBoxOption } from '../../combo-box';
import type { GridLookUp } from '../columns';

interface Found {
  options: readonly ComboBoxOption[];
  state: 'ready' | 'loading' | 'failed';
}

const nothing: Found = { options: [], state: 'loading' };

/** The options for a text; while others are on their way, those that were there stay. */
export function useLookUp(lookUp: GridLookUp, text: string, rowId: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  useEffect(() => {
    let isOld = false;
    const show = (next: (before: Found) => Found) => !isOld && setFound(next);
    const answer = lookUp(text, rowId);
    if (Array.isArray(answer)) show(() => ({ options: answer, state: 'ready' }));
    else {
      show(({ options }) => ({ options, state: 'loading' }));
      Promise.resolve(answer).then(
        (options) => show(() => ({ options, state: 'ready' })),
        () => show(() => ({ options: [], state: 'failed' })),
      );
    }
    return () => {
      isOld = true;
    };
  }, [lookUp, text, rowId]);
  return found;
}
