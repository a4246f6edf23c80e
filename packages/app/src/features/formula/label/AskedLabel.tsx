import type { FormulaData, FormulaDraft, SubFormulas } from '@seedbed/server/formula';
import { FactsLabel, type FactsPlace } from '@seedbed/ui/facts-label';
import { lazy, Suspense, useCallback, useState } from 'react';
import { isFigure, type DrawnLabel } from './explained';

const Arithmetic = lazy(async () => ({ default: (await import('./Arithmetic')).Arithmetic }));

export interface AskedLabelProps {
  label: DrawnLabel;
  /** Of the label's market. */
  draft: FormulaDraft;
  data: FormulaData;
  /** Formulas that lines name as parts. @default none */
  parts?: SubFormulas;
}

interface Asked {
  place: FactsPlace;
  anchor: HTMLElement;
}

/** A label of which every figure opens how it came about. */
export function AskedLabel({ label, draft, data, parts }: AskedLabelProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((place: FactsPlace, anchor: HTMLElement) => setAsked({ place, anchor }), []);
  return (
    <>
      <FactsLabel
        sheet={label.sheet}
        canExplain={isFigure}
        onExplain={ask}
        explained={asked?.place ?? null}
      />
      {asked && (
        <Suspense fallback={null}>
          <Arithmetic
            label={label}
            draft={draft}
            data={data}
            parts={parts}
            place={asked.place}
            anchor={asked.anchor}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
