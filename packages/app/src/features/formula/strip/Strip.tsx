import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { useBench, useLive } from '../bench/benchContext';
import { isWhole } from '../model/computed';
import { resolved } from '../model/resolved';
import type { StripFigure } from './figures';
import { StripOf } from './StripOf';

const SumArithmetic = lazy(async () => ({ default: (await import('./SumArithmetic')).SumArithmetic }));

const SteadyStrip = memo(StripOf);

interface Asked {
  figure: StripFigure;
  anchor: Element;
}

/** The sums of what stands in the lines and of what is being typed into them; each opens how it came about. */
export function Strip() {
  const { basis, openSettings, goToRegion } = useBench();
  const { formula, computed } = useLive();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((figure: StripFigure, anchor: Element) => setAsked({ figure, anchor }), []);
  const goToChecks = useCallback(() => goToRegion('fit'), [goToRegion]);
  if (!isWhole(computed)) return <Skeleton lines={2} />;
  return (
    <>
      <SteadyStrip
        formula={formula}
        computed={computed}
        onAsk={ask}
        onSetting={openSettings}
        onChecks={goToChecks}
      />
      {asked && (
        <Suspense fallback={null}>
          <SumArithmetic
            {...asked}
            draft={resolved(formula, basis)}
            data={basis.data}
            parts={basis.surroundings.formulas}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
