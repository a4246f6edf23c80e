import type { Product, StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ComboBox, type ComboBoxOption } from '@seedbed/ui/combo-box';
import { SelectField } from '@seedbed/ui/field';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { errorWords } from '../../api/problem';
import { useFormulaDoses } from '../formula';
import type { ChosenMeasure } from './Studies';
import { useStudied, useStudyChart } from './studyChart.api';
import * as styles from './StudyChart.css';

const Studies = lazy(async () => ({ default: (await import('./Studies')).Studies }));
const NoStudies = lazy(async () => ({ default: (await import('./NoStudies')).NoStudies }));

interface Chosen {
  ingredient?: string;
  topic?: string;
  measure?: ChosenMeasure;
}

/**
 * The studies on an ingredient and an outcome. With a product it begins with what its formula has that was studied most,
 * and shows its dose beside the studied ones.
 */
export function StudyExplorer({ productId }: { productId?: Product['id'] }) {
  const studied = useStudied();
  const doses = useFormulaDoses(productId);
  if (studied.error && !studied.data)
    return <Failure error={studied.error} onRetry={() => void studied.mutate()} />;
  if (!studied.data || doses.isLoading) return <Loading />;
  return <Explorer studied={studied.data} doses={doses.data ?? noDoses} />;
}

const noTopics: StudiedIngredient['topics'] = [];
const noDoses: ReadonlyMap<string, number> = new Map();

interface ExplorerProps {
  studied: readonly StudiedIngredient[];
  /** mg a day in the product's formula, by ingredient. */
  doses: ReadonlyMap<string, number>;
}

function Explorer({ studied, doses }: ExplorerProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  // While another name is typed, what was charted last stays.
  const [isEmptied, setIsEmptied] = useState(false);
  const ordered = useMemo(() => ownFirst(studied, doses), [studied, doses]);
  const ingredient = ordered.find(({ key }) => key === chosen.ingredient) ?? mostStudied(ordered, doses);
  const topic = ingredient?.topics.find(({ key }) => key === chosen.topic) ?? bestTopic(ingredient);
  const chart = useStudyChart(
    ingredient && topic ? { ingredient: ingredient.key, topic: topic.key, ...chosen.measure } : null,
  );
  const choose = (next: Chosen) => setChosen({ ingredient: ingredient?.key, topic: topic?.key, ...next });
  return (
    <div className={styles.room}>
      <div className={styles.choices}>
        <ComboBox
          label="Ingredient"
          options={ordered.map((each) => optionOf(each, doses))}
          value={isEmptied ? null : (ingredient?.key ?? null)}
          onChange={(key) => {
            setIsEmptied(key === null);
            if (key !== null) choose({ ingredient: key, topic: undefined });
          }}
        />
        <SelectField
          label="Outcome"
          options={(ingredient?.topics ?? []).map(({ key, name, effects, studies }) => ({
            id: key,
            label: `${name}: ${studies} ${studies === 1 ? 'finding' : 'findings'}, ${effects} to draw`,
          }))}
          value={topic?.key ?? null}
          onChange={(key) => choose({ topic: key })}
        />
      </div>
      {chart.error && !chart.data && <Failure error={chart.error} onRetry={() => void chart.mutate()} />}
      {!chart.data && !chart.error && <Loading />}
      {chart.data && (
        <Drawn
          chart={chart.data}
          doseMg={doses.get(chart.data.ingredient.key) ?? null}
          onMeasure={(measure) => choose({ measure })}
          onTopic={(key) => choose({ topic: key })}
          topics={ingredient?.topics ?? noTopics}
        />
      )}
    </div>
  );
}

/** An ingredient to choose; those of the formula stand by themselves. */
function optionOf({ key, name }: StudiedIngredient, doses: ReadonlyMap<string, number>): ComboBoxOption {
  const option = { id: key, label: name };
  return doses.size > 0 ? { ...option, section: doses.has(key) ? 'In your formula' : 'Others' } : option;
}

/** What the formula has comes first; then, as before, by name. */
const ownFirst = (studied: readonly StudiedIngredient[], doses: ReadonlyMap<string, number>) =>
  studied.toSorted(
    (one, other) =>
      Number(doses.has(other.key)) - Number(doses.has(one.key)) ||
      (doses.has(one.key) ? effectsOf(other) - effectsOf(one) : 0),
  );

const effectsOf = ({ topics }: StudiedIngredient) => topics.reduce((sum, { effects }) => sum + effects, 0);

/** Where nothing was chosen yet: of what the formula has, or else of all, the one with most to draw. */
function mostStudied(ordered: readonly StudiedIngredient[], doses: ReadonlyMap<string, number>) {
  const own = ordered.filter((each) => doses.has(each.key) && effectsOf(each) > 0);
  return (own.length > 0 ? own : ordered).toSorted((one, other) => bestOf(other) - bestOf(one))[0];
}

const bestOf = ({ topics }: StudiedIngredient) => Math.max(0, ...topics.map(({ effects }) => effects));

/** The outcome with most to draw. */
const bestTopic = (ingredient: StudiedIngredient | undefined) =>
  ingredient?.topics.toSorted((one, other) => other.effects - one.effects)[0];

interface DrawnProps {
  chart: StudyChart;
  doseMg: number | null;
  onMeasure: (measure: ChosenMeasure) => void;
  onTopic: (key: string) => void;
  topics: StudiedIngredient['topics'];
}

function Drawn({ chart, doseMg, onMeasure, onTopic, topics }: DrawnProps) {
  if (chart.points.length + chart.unplotted.length > 0) {
    return (
      <Suspense fallback={<Loading />}>
        <Studies {...{ chart, doseMg, onMeasure, topics }} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <NoStudies {...{ chart, onTopic, topics }} />
    </Suspense>
  );
}

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice
    tone="critical"
    title="The studies could not be loaded"
    action={<Button onPress={onRetry}>Try again</Button>}
  >
    {errorWords(error)}
  </Notice>
);

const Loading = () => (
  <div aria-busy role="status" aria-label="Loading the studies">
    <Skeleton lines={8} />
  </div>
);
