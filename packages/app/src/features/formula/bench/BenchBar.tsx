import type { ListedFormula } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { Settings } from '@seedbed/ui/icons';
import { Suspense, useState } from 'react';
import { useFocusBack } from '../../../focus/useFocusBack';
import { useBench, useBenchState } from './benchContext';
import * as styles from './FormulaBench.css';
import { VersionActions, type VersionMatter } from '../compare/VersionActions';
import { LateFormulaList, LateVersion } from './lateBarParts';
import { PasteTable } from '../paste/PasteTable';
import { SaveState } from './SaveState';

export interface BenchBarProps {
  formulas: readonly ListedFormula[];
  /** Goes on with another; null where none is left. */
  onChoose: (id: number | null) => void;
}

const refusalOf = (step: 'undo' | 'redo', { isReadOnly, can }: { isReadOnly: boolean; can: boolean }) => {
  if (isReadOnly) return 'This version is approved: edit it as a draft';
  return can ? undefined : `There is nothing to ${step}`;
};

/** What is done to the formula as a whole. */
export function BenchBar({ formulas, onChoose }: BenchBarProps) {
  const { kept, isReadOnly, openSettings } = useBench();
  const canUndo = useBenchState(
    ({ kept: { formula }, pending }) => formula.canUndo || pending.batches.length > 0,
  );
  const canRedo = useBenchState(
    ({ kept: { formula }, pending }) => formula.canRedo && pending.batches.length === 0,
  );
  const name = useBenchState(({ kept: { formula } }) => formula.name);
  const [asked, setAsked] = useState<VersionMatter | null>(null);
  const noteFocus = useFocusBack(asked !== null);
  const ask = (matter: VersionMatter) => {
    noteFocus();
    setAsked(matter);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.barPart}>
        <Suspense fallback={<span className={styles.name}>{name}</span>}>
          <LateFormulaList formulas={formulas} onChoose={onChoose} />
        </Suspense>
        <SaveState />
      </div>
      <div className={styles.barPart}>
        <Button
          size="small"
          variant="quiet"
          disabledReason={refusalOf('undo', { isReadOnly, can: canUndo })}
          onPress={() => void kept.undo()}
        >
          Undo
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabledReason={refusalOf('redo', { isReadOnly, can: canRedo })}
          onPress={() => void kept.redo()}
        >
          Redo
        </Button>
        <PasteTable />
        <VersionActions flush={kept.flush} onAsk={ask} />
        <LinkButton size="small" variant="quiet" href="/v1/materials">
          My materials
        </LinkButton>
        <Button size="small" onPress={() => openSettings()}>
          <span className={styles.barIcon}>
            <Settings size={16} />
          </span>
          Settings
        </Button>
      </div>
      {asked && (
        <Suspense fallback={null}>
          <LateVersion matter={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
