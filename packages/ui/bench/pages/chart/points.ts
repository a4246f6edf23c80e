import type { DataColumn, PlotPoint } from '@seedbed/ui/chart';
import { count } from '../scene';

/** The findings of the scenario, made before the clock runs: each with its interval, people and grade. */
export const points: PlotPoint[] = Array.from({ length: count }, (_, index) => {
  const effect = Math.round(Math.sin(index) * 1000) / 100;
  return {
    id: `study-${index}`,
    label: `Study ${index + 1}`,
    x: 50 + ((index * 37) % 900),
    y: effect,
    low: effect - 2 - (index % 5),
    high: effect + 2 + (index % 7),
    size: 20 + ((index * 13) % 400),
    shape: (['diamond', 'square', 'circle', 'triangle'] as const)[index % 4],
    letter: ['A', 'B', 'C', 'D'][index % 4],
  };
});

/** The table beneath, with as many columns as the studies of an ingredient have. */
export const columns: DataColumn<PlotPoint>[] = [
  { id: 'study', label: 'Study', cell: ({ label }) => label, value: ({ label }) => label },
  ...(['x', 'y', 'low', 'high', 'size', 'shape', 'letter'] as const).map((id): DataColumn<PlotPoint> => ({
    id,
    label: id,
    cell: (point) => point[id],
    value: (point) => point[id] ?? null,
    isNumber: id !== 'shape' && id !== 'letter',
  })),
];
