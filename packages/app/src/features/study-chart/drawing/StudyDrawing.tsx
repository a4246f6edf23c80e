import { Plot } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { useMemo } from 'react';
import { axisWords } from './chartWords';
import { studyColumns } from './columns';
import type { LookedAt } from '../planted/plantedChart';
import type { ChartView } from './drawnChart';
import { plotted } from './plotted';

const viewNames: Record<ChartView, string> = {
  forest: 'effects',
  dose: 'dose and effect',
  timeline: 'effects over the years',
};

/** What a chart is called. */
export const chartLabel = ({ chart, view }: Pick<LookedAt, 'chart' | 'view'>): string =>
  `${chart.ingredient.name} and ${chart.topic.name}: ${viewNames[view]}`;

export interface StudyDrawingProps extends LookedAt {
  /** Called with the key of a study whose point or row was pressed. */
  onOpen?: (studyKey: string) => void;
}

/** The findings of one measure, drawn, with their table; and how many the view has no place for. */
export function StudyDrawing({ chart, view, doseMg, onOpen }: StudyDrawingProps) {
  const plot = useMemo(() => plotted(chart, view, doseMg), [chart, view, doseMg]);
  const [first] = chart.points;
  const columns = useMemo(() => studyColumns(first ? axisWords(first) : 'Effect'), [first]);
  const missing = chart.points.length - plot.points.length;
  const label = chartLabel({ chart, view });
  return (
    <>
      {missing > 0 && (
        <Text as="p" tone="quiet">
          {`${missing} of ${chart.points.length} findings state no ${view === 'dose' ? 'dose in mg' : 'year'}: the forest has them.`}
        </Text>
      )}
      {plot.points.length > 0 && (
        <Plot label={label} {...plot} columns={columns} downloads={label} onAction={onOpen} />
      )}
    </>
  );
}
