import type { FormulaData, FormulaDraft, SubFormulas } from '@seedbed/server/formula';
import { explainSums } from '@seedbed/server/formula/explain';
import { useMemo } from 'react';
import { ExplanationSheet } from '../label/ExplanationSheet';
import type { StripFigure } from './figures';

export interface SumArithmeticProps {
  figure: StripFigure;
  /** What the sums are of, with what its lines take from one's own materials. */
  draft: FormulaDraft;
  data: FormulaData;
  /** Formulas that lines name as parts. */
  parts: SubFormulas | undefined;
  anchor: Element;
  onClose: () => void;
}

/** How one of the sums below the lines came about. */
export function SumArithmetic({ figure, draft, data, parts, anchor, onClose }: SumArithmeticProps) {
  const explanation = useMemo(
    () => explainSums(draft, data, parts)[figure.id],
    [draft, data, parts, figure.id],
  );
  return (
    explanation && (
      <ExplanationSheet
        title={`${figure.label}: ${figure.value}`}
        explanation={explanation}
        anchor={anchor}
        onClose={onClose}
      />
    )
  );
}
