import type { StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import { SelectField } from '@seedbed/ui/field';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { LatePlant, ownDraft } from '../../garden';
import { axisWords, doseBeside, ingredientText } from '../drawing/chartWords';
import { Passage } from './Passage';
import type { ChartView } from '../drawing/drawnChart';
import * as styles from '../StudyChart.css';
import { Unplotted } from './Unplotted';

const StudyPlot = lazy(async () => ({ default: (await import('../drawing/StudyPlot')).StudyPlot }));

const views: readonly { id: ChartView; label: string }[] = [
  { id: 'forest', label: 'Forest' },
  { id: 'dose', label: 'Dose and effect' },
  { id: 'timeline', label: 'Timeline' },
];

/** What is charted of an outcome: a measure with its unit, as one value. */
export interface ChosenMeasure {
  measure: StudyChart['measures'][number]['measure'];
  unit: string;
}

interface StudiesProps {
  chart: StudyChart;
  /** mg a day in the product's formula; null where it has none. */
  doseMg: number | null;
  onMeasure: (measure: ChosenMeasure) => void;
  /** What the ingredient was studied for. */
  topics: StudiedIngredient['topics'];
}

/** The findings on an outcome: how they are looked at, the drawing with its table, a passage opposite, and the rest. */
export function Studies({ chart, doseMg, onMeasure, topics }: StudiesProps) {
  const [view, setView] = useState<ChartView>('forest');
  const { open, opened, close } = useOpened(chart);
  return (
    <>
      <div className={styles.choices}>
        <SelectField label="View" options={views} value={view} onChange={setView} />
        {chart.measures.length > 1 && <Measures chart={chart} onMeasure={onMeasure} />}
        <div data-plantable>
          <LatePlant
            key={chart.ingredient.key}
            of={chart.ingredient.name}
            label="Plant ingredient"
            draft={() => ownDraft('ingredient', chart.ingredient.name, ingredientText({ topics }))}
          />
        </div>
      </div>
      {doseMg !== null && <Text as="p">{doseBeside(chart.points, doseMg)}</Text>}
      <div className={styles.opposite} data-open={opened ? '' : undefined}>
        <div className={styles.room}>
          <Suspense fallback={<Skeleton lines={8} />}>
            <StudyPlot {...{ chart, view, doseMg }} onOpen={open} />
          </Suspense>
          <Unplotted studies={chart.unplotted} onOpen={open} />
          <Text as="p" size="caption" tone="quiet">
            Each point is one published finding, with its own grade. Nothing is pooled here: reviews of the
            same question share their trials. A hollow point states no interval. On a point or its row, Enter
            opens the study and Alt+P plants it.
          </Text>
        </div>
        {opened && <Passage study={opened} onClose={close} />}
      </div>
    </>
  );
}

/** The finding whose passage is open; closing gives the focus back to where it came from. */
function useOpened(chart: StudyChart) {
  const [key, setKey] = useState<string | null>(null);
  const from = useRef<Element | null>(null);
  const open = useCallback((next: string) => {
    from.current = document.activeElement;
    setKey(next);
  }, []);
  const close = () => {
    setKey(null);
    if (from.current instanceof HTMLElement || from.current instanceof SVGElement) from.current.focus();
  };
  const opened = [...chart.points, ...chart.unplotted].find(({ studyKey }) => studyKey === key);
  return { open, opened, close };
}

function Measures({ chart, onMeasure }: Pick<StudiesProps, 'chart' | 'onMeasure'>) {
  const idOf = (of: { measure: string; unit: string | null }) => `${of.measure} ${of.unit ?? ''}`;
  const [first] = chart.points;
  return (
    <SelectField
      label="Measure"
      options={chart.measures.map((each) => ({
        id: idOf(each),
        label: `${axisWords(each)} (${each.count})`,
      }))}
      value={first ? idOf(first) : null}
      onChange={(id) => {
        const chosen = chart.measures.find((each) => idOf(each) === id);
        if (chosen) onMeasure({ measure: chosen.measure, unit: chosen.unit ?? '' });
      }}
    />
  );
}
