import type { StudyChart } from '@seedbed/server/contract';
import { LatePlant, ownDraft } from '../../garden';
import type { ChartView } from './drawnChart';
import { plotted } from './plotted';
import { chartText } from '../planted/plantedChart';
import { chartLabel, StudyDrawing } from './StudyDrawing';
import { usePlantKey } from '../planted/usePlantKey';

interface StudyPlotProps {
  chart: StudyChart;
  view: ChartView;
  /** Of the product's formula a day, where it has the ingredient. */
  doseMg: number | null;
  onOpen: (studyKey: string) => void;
}

/** The drawn findings, to be planted: as a chart by its button, a study alone with Alt+P on its point or its row. */
export function StudyPlot({ chart, view, doseMg, onOpen }: StudyPlotProps) {
  const place = usePlantKey(chart.points);
  const label = chartLabel({ chart, view });
  return (
    <div ref={place} data-plantable>
      <StudyDrawing {...{ chart, view, doseMg, onOpen }} />
      {plotted(chart, view, doseMg).points.length > 0 && (
        <LatePlant
          key={label}
          of={`the chart ${label}`}
          draft={() => ownDraft('chart', label, chartText({ chart, view, doseMg }))}
        />
      )}
    </div>
  );
}
