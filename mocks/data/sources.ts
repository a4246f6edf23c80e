import type { Citation } from '@seedbed/server/contract';

/** The source that answers and insights cite a studied dose from. */
export const magnesiumOnset: Citation = {
  n: 1,
  kind: 'evidence',
  title: 'Magnesium and sleep onset latency in older adults with insomnia',
  source: 'Mah 2021, BMC Complementary Medicine and Therapies, meta-analysis',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8053283',
  passage:
    '3 RCTs, n = 151, 320–729 mg elemental a day: mean difference −17.36 min (−27.27 to −7.44); certainty low to very low. Total sleep time +16 min, not significant.',
  dose: { low: 320, high: 729, unit: 'mg', per: 'day' },
  ingredient: { key: 'magnesium', name: 'magnesium' },
};
