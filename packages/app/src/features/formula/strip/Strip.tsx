import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useBench, useBenchState } from '../benchContext';
import { isWhole } from '../model/computed';
import { resolved } from '../model/resolved';
import type { StripFigure } from './figures';
import { StripOf } from './StripOf';

const SumArithmetic = lazy(async () => ({ default: (await import('./SumArithmetic')).SumArithmetic }));

interface Asked {
  figure: StripFigure;
  anchor: Element;
}

/** The sums of what stands in the lines and of what is being typed into them; each opens how it came about. */
export function Strip() {
  const { basis } = useBench();
  const { formula, computed } = useBenchState(({ live }) => live);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!isWhole(computed)) return <Skeleton lines={2} />;
  return (
    <>
      <StripOf
        formula={formula}
        computed={computed}
        onAsk={(figure, anchor) => setAsked({ figure, anchor })}
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
