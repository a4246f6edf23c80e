import type { StudyChart } from '@seedbed/server/contract';
import { Plot } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { useMemo } from 'react';
import { LatePlant, ownDraft } from '../garden';
import { axisWords, chartText } from './chartWords';
import { studyColumns } from './columns';
import { plotted, type ChartView } from './plotted';

const viewNames: Record<ChartView, string> = {
  forest: 'effects',
  dose: 'dose and effect',
  timeline: 'effects over the years',
};

interface StudyPlotProps {
  chart: StudyChart;
  view: ChartView;
  /** Of the product's formula a day, where it has the ingredient. */
  doseMg: number | null;
  onOpen: (studyKey: string) => void;
}

/** The findings of one measure, drawn, with their table; and how many the view has no place for. */
export function StudyPlot({ chart, view, doseMg, onOpen }: StudyPlotProps) {
  const plot = useMemo(() => plotted(chart, view, doseMg), [chart, view, doseMg]);
  const [first] = chart.points;
  const columns = useMemo(() => studyColumns(first ? axisWords(first) : 'Effect'), [first]);
  const missing = chart.points.length - plot.points.length;
  const label = `${chart.ingredient.name} and ${chart.topic.name}: ${viewNames[view]}`;
  return (
    <>
      {missing > 0 && (
        <Text as="p" tone="quiet">
          {`${missing} of ${chart.points.length} findings state no ${view === 'dose' ? 'dose in mg' : 'year'}: the forest has them.`}
        </Text>
      )}
      {plot.points.length > 0 && (
        <div data-plantable>
          <Plot label={label} {...plot} columns={columns} downloads={label} onAction={onOpen} />
          <LatePlant
            key={label}
            of={`the chart ${label}`}
            draft={() => ownDraft('chart', label, chartText(plot.points, columns))}
          />
        </div>
      )}
    </>
  );
}
