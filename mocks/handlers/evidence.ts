import type { StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import recorded from '../data/studyCharts.json' with { type: 'json' };
import { Refusal } from './refusal.ts';
import { replay } from './replay.ts';

const { ingredients, topics, charts } = recorded as unknown as {
  ingredients: StudiedIngredient[];
  topics: StudyChart['topic'][];
  charts: StudyChart[];
};

/** Charts as the server drew them, of a few ingredients: drawing others needs its whole base. */
export const evidenceHandlers = {
  'evidence.chart': replay('evidence.chart', ({ query }) => {
    const ingredient = ingredients.find(({ key }) => key === query.ingredient);
    const topic = topics.find(({ key }) => key === query.topic);
    if (!ingredient || !topic)
      throw new Refusal(400, 'The base does not have that key.', [
        ...(ingredient ? [] : [{ path: 'ingredient', message: 'Name an ingredient of the base' }]),
        ...(topic ? [] : [{ path: 'topic', message: 'Name an outcome of the base' }]),
      ]);
    const own = charts.filter(
      (chart) => chart.ingredient.key === ingredient.key && chart.topic.key === topic.key,
    );
    const isAsked = ({ points: [point] }: StudyChart) =>
      (query.measure === undefined || point?.measure === query.measure) &&
      (query.unit === undefined || (point?.unit ?? '') === query.unit);
    return own.find(isAsked) ?? { ...without(ingredient, topic), ...own[0], points: [], better: null };
  }),
  'evidence.ingredients': replay('evidence.ingredients', () => ingredients),
};

/** A chart without a finding. */
const without = (
  { key, name, topics: studied }: StudiedIngredient,
  topic: StudyChart['topic'],
): StudyChart => ({
  ingredient: { key, name },
  topic,
  noEffect: 0,
  better: null,
  points: [],
  unplotted: [],
  measures: [],
  nearestTopics: studied.map((other) => other.key),
});
