import type { ListedFormula } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { Settings } from '@seedbed/ui/icons';
import { Suspense, useState } from 'react';
import { useBench, useBenchState } from './benchContext';
import * as styles from './FormulaBench.css';
import { VersionActions } from './compare/VersionActions';
import { LateFormulaList, LateSettings } from './lateParts';
import { PasteTable } from './paste/PasteTable';
import { SaveState } from './SaveState';
import type { Beginning } from './states/EmptyFormula';

export interface BenchBarProps {
  formulas: readonly ListedFormula[];
  onChoose: (id: number) => void;
  /** How it was begun, where that was just now. */
  begun: Beginning | null;
}

/** What is done to the formula as a whole. */
export function BenchBar({ formulas, onChoose, begun }: BenchBarProps) {
  const { kept, isReadOnly } = useBench();
  const canUndo = useBenchState(
    ({ kept: { formula }, pending }) => formula.canUndo || pending.batches.length > 0,
  );
  const canRedo = useBenchState(
    ({ kept: { formula }, pending }) => formula.canRedo && pending.batches.length === 0,
  );
  const name = useBenchState(({ kept: { formula } }) => formula.name);
  const [isSetting, setIsSetting] = useState(false);
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
          isDisabled={!canUndo || isReadOnly}
          onPress={() => void kept.undo()}
        >
          Undo
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={!canRedo || isReadOnly}
          onPress={() => void kept.redo()}
        >
          Redo
        </Button>
        <PasteTable begun={begun} />
        <BenchVersions />
        <LinkButton size="small" variant="quiet" href="/v1/materials">
          My materials
        </LinkButton>
        <Button size="small" onPress={() => setIsSetting(true)}>
          <Settings size={16} />
          Settings
        </Button>
      </div>
      {isSetting && (
        <Suspense>
          <LateSettings onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Versions of what stands here; what they answer is taken over. */
function BenchVersions() {
  const { kept } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  return (
    <VersionActions
      formula={formula}
      flush={kept.flush}
      rev={() => kept.getState().kept.formula.rev}
      onAnswer={kept.adopt}
      refresh={kept.refresh}
    />
  );
}
