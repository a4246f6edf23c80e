import type { ListedFormula, Product } from '@seedbed/server/contract';
import { allergensNamed, micronutrients } from '@seedbed/server/formula';
import type { GridHandle } from '@seedbed/ui/data-grid';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Suspense, useMemo, useRef, useState } from 'react';
import { BenchContext, type Bench } from './benchContext';
import * as styles from './FormulaBench.css';
import { catalogueOf } from '../grid/catalogue';
import { LinesGrid } from '../grid/LinesGrid';
import {
  LateBenchBar,
  LateBeneathLines,
  LateFitChecks,
  LateLabel,
  LateNarrowParts,
  LateNews,
  LateStrip,
  LateWideParts,
} from './lateParts';
import type { Basis } from '../model/computed';
import type { KeptFormula } from '../model/keptFormula';
import type { Arrival } from '../states/EmptyFormula';
import type { Sheet } from '../paste/useImport';
import { FormulaSkeleton } from '../states/FormulaSkeleton';
import { useIsWide } from './useIsWide';
import { useOpened } from './useOpened';
import { useFileDrop } from './useFileDrop';
import { useFormulaState } from '../kept/useFormulaState';
import { useRegionKeys, type Region } from './useRegionKeys';

export interface FormulaBenchProps {
  kept: KeptFormula;
  basis: Basis;
  productId: Product['id'];
  /** All formulas of the product, this one among them. */
  formulas: readonly ListedFormula[];
  /** Goes on with another; null where none is left. */
  onChoose: (id: number | null) => void;
  /** How somebody came to it, where that was just now. */
  arrival: Arrival | null;
}

/** Room for lines and label beside each other, px. */
const twoColumns = 900;

/** A formula with all that follows from it: lines left, label right, sums below; three tabs where it is narrow. */
export function FormulaBench({ kept, basis, productId, formulas, onChoose, arrival }: FormulaBenchProps) {
  const [tab, setTab] = useState<Region>('lines');
  const [table, openTable] = useState<Sheet | null>(arrival === 'paste' ? { text: '' } : null);
  const { open, dialog } = useOpened();
  const grid = useRef<GridHandle>(null);
  const { isReadOnly, editAnyway } = useReadOnly(kept);
  const { bench, handleKey, goToRegion } = useRegionKeys({ kept, isReadOnly, show: setTab });
  const isWide = useIsWide(bench, twoColumns);
  const dropping = useFileDrop(isReadOnly ? null : (file) => openTable({ file }));
  const context = useMemo<Bench>(() => {
    const goToCell = (lineId: string, columnId: string) => {
      setTab('lines');
      requestAnimationFrame(() => grid.current?.focusCell(lineId, columnId));
    };
    return {
      kept,
      basis,
      catalogue: catalogueOf(basis),
      nutrients: micronutrients,
      named: allergensNamed,
      productId,
      isReadOnly,
      table,
      openTable,
      goToRegion,
      goToCell,
      openLine: (lineId, field) => open({ lineId, field }),
      openSettings: (field) => open({ lineId: null, field }),
      goTo: (place) =>
        place.kind === 'cell' ? goToCell(place.lineId, place.columnId) : open({ lineId: null, ...place }),
    };
  }, [kept, basis, productId, isReadOnly, table, open, goToRegion]);
  const lines = (
    <div data-region="lines" className={styles.region}>
      <LinesGrid handle={grid} arrival={arrival} />
      <Suspense fallback={null}>
        <LateBeneathLines />
      </Suspense>
    </div>
  );
  const label = (
    <div data-region="label" tabIndex={-1} className={styles.region} role="group" aria-label="Label">
      <Suspense fallback={<Skeleton shape="rect" height="16rem" />}>
        <LateLabel />
      </Suspense>
    </div>
  );
  const fit = (
    <div data-region="fit" tabIndex={-1} className={styles.region} role="group" aria-label="Fit and checks">
      <Suspense fallback={null}>
        <LateFitChecks />
      </Suspense>
    </div>
  );
  return (
    <BenchContext value={context}>
      {/* Keys that work in all parts; the parts themselves take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={bench} className={styles.bench} onKeyDown={handleKey} {...dropping}>
        <Suspense fallback={<div className={styles.bar} />}>
          <LateBenchBar formulas={formulas} onChoose={onChoose} />
        </Suspense>
        <Suspense fallback={null}>
          <LateNews onEdit={editAnyway} />
        </Suspense>
        {/* No lines before the parts are there: they would move, and lose what is being typed. */}
        <Suspense fallback={<FormulaSkeleton />}>
          {isWide ? (
            <LateWideParts {...{ lines, label }} />
          ) : (
            <LateNarrowParts shown={tab} onShow={setTab} {...{ lines, label, fit }} />
          )}
        </Suspense>
        <div className={styles.strip}>
          <Suspense fallback={<Skeleton lines={2} />}>
            <LateStrip />
          </Suspense>
        </div>
        {isWide && fit}
        {dialog}
      </div>
    </BenchContext>
  );
}

/** An approved version is read, until somebody goes on with it as a draft. */
function useReadOnly(kept: KeptFormula) {
  const isApproved = useFormulaState(kept, ({ kept: { formula } }) => formula.approvedVersion !== null);
  const [isEditedAnyway, setIsEditedAnyway] = useState(false);
  const isReadOnly = isApproved && !isEditedAnyway;
  return { isReadOnly, editAnyway: () => setIsEditedAnyway(true) };
}
