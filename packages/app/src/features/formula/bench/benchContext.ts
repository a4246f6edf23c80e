import type { Product } from '@seedbed/server/contract';
import type { allergensNamed, micronutrients } from '@seedbed/server/formula';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Catalogue } from '../grid/catalogue';
import type { CheckPlace } from '../grid/checkPlaces';
import type { Basis } from '../model/computed';
import type { FormulaState, KeptFormula } from '../model/keptFormula';
import type { Reckoned } from '../model/reckoned';
import type { Sheet } from '../paste/useImport';
import { useFormulaState } from '../kept/useFormulaState';
import type { Region } from './useRegionKeys';

/** What the parts of a formula's bench work with. */
export interface Bench {
  kept: KeptFormula;
  basis: Basis;
  catalogue: Catalogue;
  /** The vitamins and minerals of the panels, handed on so that dialogs need no core of their own. */
  nutrients: typeof micronutrients;
  /** What names allergens in words, handed on as well. */
  named: typeof allergensNamed;
  productId: Product['id'];
  /** Can be read and copied, not changed: an approved version. */
  isReadOnly: boolean;
  /** Shows a part of the bench and brings the focus there. */
  goToRegion: (region: Region) => void;
  /** Brings the focus to a cell of a line. */
  goToCell: (lineId: string, columnId: string) => void;
  /** A table that is looked at before it is added; its text is empty before anything was pasted. Null: none is. */
  table: Sheet | null;
  openTable: (table: Sheet | null) => void;
  /** Opens the details of a line, at the field with this label. */
  openLine: (lineId: string, field?: string) => void;
  /** Opens the settings of the formula, at the field with this label. */
  openSettings: (field?: string) => void;
  /** Leads to where a check can be seen to. */
  goTo: (place: CheckPlace) => void;
}

export const BenchContext = createContext<Bench | null>(null);

/** The bench that a part stands on. @throws where it stands on none */
export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('This part of a formula needs a FormulaBench around it.');
  return bench;
}

/** A part of what is known of the bench's formula; drawn again when that part is another. */
export const useBenchState = <Part>(part: (state: FormulaState) => Part): Part =>
  useFormulaState(useBench().kept, part);

/**
 * What stands in the lines and what is being typed into them, a moment behind the keys. All that follows the keys takes it
 * from here: it is drawn together, in pieces that a further key interrupts, and costs one picture.
 */
export function useLive(): Reckoned {
  const { kept } = useBench();
  const [live, setLive] = useState(() => kept.getState().live);
  useEffect(() => {
    const follow = () => startTransition(() => setLive(kept.getState().live));
    // What came between the first picture and this.
    follow();
    return kept.subscribe(follow);
  }, [kept]);
  return live;
}
