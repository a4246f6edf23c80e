import { announce } from '@seedbed/ui/announcer';
import { useEffect } from 'react';
import { checkVoicePause } from '../../../constants';
import { worstNew } from '../grid/checkCells';
import { isWhole } from '../model/computed';
import type { KeptFormula } from '../model/keptFormula';
import { severityWords } from '../model/words';

/** Reads the worst check out that came with what was done, at most once a second. */
export function useCheckVoice({ subscribe, getState }: KeptFormula): void {
  useEffect(() => {
    let heard = getState().live.computed;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      timer = undefined;
      const { computed } = getState().live;
      // What comes with materials, fit and cost was not done by anybody.
      const worst = isWhole(heard) ? worstNew(heard.checks, computed.checks) : undefined;
      heard = computed;
      if (worst) announce(`${severityWords[worst.severity]}: ${worst.text}`);
    };
    const unsubscribe = subscribe(() => {
      if (getState().live.computed !== heard) timer ??= setTimeout(speak, checkVoicePause);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [subscribe, getState]);
}
