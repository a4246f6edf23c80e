import { useMemo, type ReactNode } from 'react';
import { Folded } from '../../../screen/Folded';
import { chartIn } from './plantedChart';
import { StudyDrawing } from '../drawing/StudyDrawing';

export interface PlantedChartProps {
  /** As `chartText` wrote it. */
  text: string;
  /** The text as it is read where it holds no chart. */
  children: ReactNode;
}

/** A chart as it was planted, drawn from its text, which folds below it. */
export function PlantedChart({ text, children }: PlantedChartProps) {
  const planted = useMemo(() => chartIn(text), [text]);
  if (!planted) return children;
  return (
    <>
      <div>
        <StudyDrawing {...planted} />
      </div>
      <Folded summary="As text, to highlight">{children}</Folded>
    </>
  );
}
