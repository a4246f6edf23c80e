import { lazy, Suspense } from 'react';
import type { PlantedChartProps } from './PlantedChart';

const PlantedChart = lazy(async () => ({ default: (await import('./PlantedChart')).PlantedChart }));

/** A chart as it was planted, drawn once its code is there; until then its text. */
export const LatePlantedChart = (props: PlantedChartProps) => (
  <Suspense fallback={props.children}>
    <PlantedChart {...props} />
  </Suspense>
);
