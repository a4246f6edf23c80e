import type { Claim, StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ComboBox } from '@seedbed/ui/combo-box';
import { Checkbox } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { useStudied, useStudyChart } from '../../study-chart';
import * as styles from '../claims.css';

/** A study that may be attached, as it is listed. */
export interface FoundStudy {
  key: string;
  words: string;
}

interface FindStudiesProps {
  /** What it speaks of is looked at first: the ingredients that it names by key, else in its words. */
  claim: Pick<Claim, 'text' | 'ingredients'>;
  chosen: readonly string[];
  onChange: (study: FoundStudy, isChosen: boolean) => void;
}

/** The studies of the base on an ingredient and an outcome, to be attached. */
export function FindStudies({ claim, chosen, onChange }: FindStudiesProps) {
  const studied = useStudied();
  const [asked, setAsked] = useState<{ ingredient?: string | null; topic?: string }>({});
  const all = studied.data ?? [];
  const ingredient =
    asked.ingredient === undefined ? spokenOf(claim, all) : all.find(({ key }) => key === asked.ingredient);
  const topics = ingredient?.topics ?? [];
  const topic = topics.find(({ key }) => key === asked.topic) ?? topics[0];
  const chart = useStudyChart(ingredient && topic ? { ingredient: ingredient.key, topic: topic.key } : null);
  const error: unknown = studied.error ?? chart.error;
  return (
    <Stack gap="small">
      <div className={styles.choices}>
        <ComboBox
          label="Ingredient"
          options={all.map(({ key, name }) => ({ id: key, label: name }))}
          state={studied.data ? 'ready' : 'loading'}
          value={ingredient?.key ?? null}
          onChange={(key) => setAsked({ ingredient: key })}
        />
        {topic && (
          <ComboBox
            label="Outcome"
            options={topics.map(({ key, name, studies }) => ({ id: key, label: `${name} (${studies})` }))}
            value={topic.key}
            onChange={(key) => key !== null && setAsked({ ...asked, topic: key })}
          />
        )}
      </div>
      {error !== undefined && (
        <Notice
          tone="critical"
          title="The studies could not be loaded"
          action={
            <Button onPress={() => void Promise.all([studied.mutate(), chart.mutate()])}>Try again</Button>
          }
        >
          {errorWords(error)}
        </Notice>
      )}
      {ingredient && chart.data && <Findings chart={chart.data} chosen={chosen} onChange={onChange} />}
    </Stack>
  );
}

/** The first ingredient that a claim speaks of and the base has studies on. */
const spokenOf = ({ text, ingredients }: FindStudiesProps['claim'], all: readonly StudiedIngredient[]) =>
  all.find(({ key }) => ingredients.includes(key)) ??
  all.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));

interface FindingsProps extends Omit<FindStudiesProps, 'claim'> {
  chart: StudyChart;
}

function Findings({ chart: { ingredient, topic, points, unplotted }, chosen, onChange }: FindingsProps) {
  const found = [...points, ...unplotted];
  return (
    <div role="group" aria-label={`Studies on ${ingredient.name} and ${topic.name}`}>
      <Stack gap="xsmall">
        {found.map(({ studyKey: key, title, source, direction, isConfirmed }) => {
          const words = `${title}. ${source}: ${direction}`;
          return (
            <Checkbox
              key={key}
              isSelected={chosen.includes(key)}
              onChange={(isChosen) => onChange({ key, words }, isChosen)}
            >
              {isConfirmed ? words : `${words} (recalled, counts for no grade)`}
            </Checkbox>
          );
        })}
        {found.length === 0 && (
          <Text as="p" size="caption" tone="quiet">
            The base holds no study on this.
          </Text>
        )}
      </Stack>
    </div>
  );
}
