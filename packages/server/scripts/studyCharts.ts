import { writeFileSync } from 'node:fs';
import { chartStudies, loadEvidence, studiedIngredients } from '../src/evidence/index.ts';

/** What the mocks chart, each chart as the server draws it, in each of its measures. */
const charted = ['magnesium', 'melatonin', 'zinc'];
const evidence = loadEvidence();
const ingredients = studiedIngredients(evidence);
const topics = [...evidence.topics.values()].map(({ key, name }) => ({ key, name }));
const charts = charted.flatMap((ingredient) =>
  topics.flatMap(({ key: topic }) => {
    const chart = chartStudies(evidence, { ingredient, topic });
    const others = chart.measures
      .slice(1)
      .map(({ measure, unit }) => chartStudies(evidence, { ingredient, topic, measure, unit: unit ?? '' }));
    return [chart, ...others];
  }),
);

// Checked in; the parity test compares what the mocks and the server answer.
const file = new URL('../../../mocks/data/studyCharts.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ ingredients, topics, charts })}\n`);
