import { SplitPanes } from '@seedbed/ui/split-panes';
import type { ReactNode } from 'react';
import * as styles from './FormulaBench.css';
import type { Region } from './useRegionKeys';

type WidePartsProps = Record<Exclude<Region, 'fit'>, ReactNode>;

/** Lines and label beside each other, where there is room. */
export function WideParts({ lines, label }: WidePartsProps) {
  return (
    <div className={styles.panes}>
      <SplitPanes
        defaultSizes={[60, 40]}
        saveKey="formula-panes"
        limits={[{ min: 35 }, { min: 25 }]}
        handleLabel={() => 'Resize lines and label'}
      >
        <div key="lines" className={styles.scrolled}>
          {lines}
        </div>
        <div key="label" className={styles.beside}>
          {label}
        </div>
      </SplitPanes>
    </div>
  );
}
