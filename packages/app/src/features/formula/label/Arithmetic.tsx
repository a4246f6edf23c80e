import type { FormulaData, FormulaDraft, SubFormulas } from '@seedbed/server/formula';
import { explainPanel } from '@seedbed/server/formula/explain';
import type { FactsPlace } from '@seedbed/ui/facts-label';
import { useMemo } from 'react';
import { explainedAt, type DrawnLabel } from './explained';
import { ExplanationSheet } from './ExplanationSheet';

export interface ArithmeticProps {
  /** Of the label's market. */
  draft: FormulaDraft;
  data: FormulaData;
  /** Formulas that lines name as parts. */
  parts: SubFormulas | undefined;
  label: DrawnLabel;
  /** What is asked about, and the button that asks. */
  place: FactsPlace;
  anchor: Element;
  onClose: () => void;
}

/** How a figure of a label came about: what it was made from, step by step, and the rule. */
export function Arithmetic({ draft, data, parts, label, place, anchor, onClose }: ArithmeticProps) {
  const explained = useMemo(
    () => explainedAt(place, label, explainPanel(draft, data, parts)),
    [draft, data, parts, label, place],
  );
  if (!explained) return null;
  return (
    <ExplanationSheet
      title={explained.title}
      explanation={explained.explanation}
      anchor={anchor}
      onClose={onClose}
    />
  );
}
