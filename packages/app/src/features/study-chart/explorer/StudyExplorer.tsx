import type { Product, StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ComboBox, type ComboBoxOption } from '@seedbed/ui/combo-box';
import { SelectField } from '@seedbed/ui/field';
import { Notice } from '@seedbed/ui/notice';
import { lazy, Suspense, useMemo, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { useFormulaDoses } from '../../formula';
import type { ChosenMeasure } from './Studies';
import { useStudied, useStudyChart } from '../studyChart.api';
import { bestTopic, mostStudied, ownFirst } from './firstChart';
import { StudiesLoading } from './StudiesLoading';
import * as styles from '../StudyChart.css';

const Studies = lazy(async () => ({ default: (await import('./Studies')).Studies }));
const NoStudies = lazy(async () => ({ default: (await import('./NoStudies')).NoStudies }));

interface Chosen {
  ingredient?: string;
  topic?: string;
  measure?: ChosenMeasure;
}

/** Whose studies are looked through. */
export interface StudyExplorerProps {
  product?: Pick<Product, 'id' | 'concept' | 'description'>;
}

/**
 * The studies on an ingredient and an outcome. With a product it begins with what its words name and its formula has, and
 * shows its dose beside the studied ones.
 */
export function StudyExplorer({ product }: StudyExplorerProps) {
  const studied = useStudied();
  const doses = useFormulaDoses(product?.id);
  if (studied.error && !studied.data)
    return <Failure error={studied.error} onRetry={() => void studied.mutate()} />;
  if (!studied.data || doses.isLoading) return <StudiesLoading />;
  const words = product ? `${product.concept} ${product.description}` : '';
  return <Explorer studied={studied.data} doses={doses.data ?? noDoses} words={words} />;
}

const noTopics: StudiedIngredient['topics'] = [];
const noDoses: ReadonlyMap<string, number> = new Map();

interface ExplorerProps {
  studied: readonly StudiedIngredient[];
  /** mg a day in the product's formula, by ingredient. */
  doses: ReadonlyMap<string, number>;
  /** What the product says of itself. */
  words: string;
}

function Explorer({ studied, doses, words }: ExplorerProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  // While another name is typed, what was charted last stays.
  const [isEmptied, setIsEmptied] = useState(false);
  const ordered = useMemo(() => ownFirst(studied, doses), [studied, doses]);
  const ingredient =
    ordered.find(({ key }) => key === chosen.ingredient) ?? mostStudied(ordered, doses, words);
  const topic = ingredient?.topics.find(({ key }) => key === chosen.topic) ?? bestTopic(ingredient, words);
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
      {!chart.data && !chart.error && <StudiesLoading />}
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
      <Suspense fallback={<StudiesLoading />}>
        <Studies {...{ chart, doseMg, onMeasure, topics }} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<StudiesLoading />}>
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
