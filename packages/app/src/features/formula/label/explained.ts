import type { Panel } from '@seedbed/server/formula';
import type { ExplainedPanel, Explanation } from '@seedbed/server/formula/explain';
import type { FactsPlace, FactsSheet } from '@seedbed/ui/facts-label';

/** A label and what it is drawn as. */
export interface DrawnLabel {
  panel: Panel;
  sheet: FactsSheet;
}

/** What is asked about, as a heading, and how it came about; null where there is nothing to tell. */
export interface Explained {
  title: string;
  explanation: Explanation;
}

/** Figures come about by arithmetic; of the texts below the frame there is none. */
export const isFigure = ({ part }: FactsPlace): boolean => part !== 'text';

/** What explains a place of a drawn label. */
export function explainedAt(
  place: FactsPlace,
  { panel, sheet }: DrawnLabel,
  explained: ExplainedPanel,
): Explained | null {
  if (place.part === 'text') return null;
  if (place.part === 'detail') {
    const value = sheet.details[place.at]?.value;
    const isSize = value === panel.servingSize;
    return titled(
      isSize ? 'Serving size' : 'Servings',
      value,
      isSize ? explained.servingSize : explained.servings,
    );
  }
  const at = sheet.lines
    .filter(({ kind }) => kind === 'row')
    .findIndex((row) => 'id' in row && row.id === place.row);
  const line = panel.lines[at];
  return titled(line?.name ?? '', line?.cells[place.cell], explained.lines[at]?.[place.cell]);
}

const titled = (
  name: string,
  text: string | undefined,
  explanation: Explanation | null | undefined,
): Explained | null => (explanation && text ? { title: `${name}: ${text}`, explanation } : null);
