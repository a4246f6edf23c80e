import { estimateProduct } from '../src/costing/index.ts';
import { percentile } from './load.ts';
import type { Row } from './report.ts';

const longest = 4000;
const times = 300;
const warmUp = 50;

const conceptOf = (length: number) => ({
  concept: 'Evening calm',
  description: 'magnesium 200 mg, ashwagandha and other things '.repeat(90).slice(0, length),
  formFactor: null,
  volume: null,
  volumeUnit: null,
});

/** A concept alone, in one process: its words read and its first run costed, at the greatest length and at half of it. */
export function measureEstimates(): Promise<Row[]> {
  const p95Of = (length: number) => {
    const concept = conceptOf(length);
    const took = Array.from({ length: warmUp + times }, () => {
      const start = performance.now();
      estimateProduct(concept);
      return performance.now() - start;
    });
    return percentile(took.slice(warmUp), 0.95);
  };
  const half = p95Of(longest / 2);
  return Promise.resolve([
    {
      what: `estimates: a concept of ${longest.toLocaleString('en')} characters read and costed, 95th percentile`,
      unit: 'ms',
      ours: p95Of(longest),
      against: [{ name: 'itself with half the words', value: half }],
      target: { ours: 5, atMost: 3 },
    },
  ]);
}
