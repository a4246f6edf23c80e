import type { GardenCollection, GardenItem } from '@seedbed/server/contract';

/** An item as it is kept: with its owner, and without what is worked out of the others. */
export interface GardenRow extends Omit<GardenItem, 'duplicates' | 'uses' | 'version'> {
  ownerId: number;
  /** Those it was told not to be the same as. */
  distinctFrom: number[];
}

/** A collection as it is kept: with its owner. */
export interface GardenCollectionRow extends Omit<GardenCollection, 'itemCount' | 'version'> {
  ownerId: number;
}

const planted = {
  ownerId: 1,
  snapshot: '',
  source: {},
  note: '',
  tags: [],
  highlights: [],
  collectionIds: [],
  watch: 'ok',
  deletedAt: null,
  distinctFrom: [],
} satisfies Partial<GardenRow>;

const at = (day: number) => ({
  createdAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

/** Ada's, then one of Ben's that she must never see. */
export const gardenItems: GardenRow[] = [
  {
    ...planted,
    ...at(18),
    id: 6,
    kind: 'passage',
    title: 'Magnesium: sleep quality',
    snapshot:
      'Magnesium and sleep quality, older adults: benefit. Meta-analysis of 3 randomised trials, 151 participants. Result: sleep onset latency −17.4 min versus placebo. Dose: 320–729 mg a day.',
    source: {
      publication: 'BMC Complementary Medicine and Therapies',
      url: 'https://doi.org/10.1186/s12906-021-03297-z',
      doi: '10.1186/s12906-021-03297-z',
      year: 2021,
    },
    note: 'Older adults only. Ask legal whether the claim may leave that out.',
    tags: ['magnesium', 'sleep'],
    highlights: [{ start: 126, end: 172, note: 'the figure for the claim' }],
    collectionIds: [1],
  },
  {
    ...planted,
    ...at(17),
    id: 5,
    kind: 'study',
    title: 'Oral magnesium supplementation for insomnia in older adults',
    snapshot: 'Systematic review and meta-analysis of randomised controlled trials.',
    source: { publication: 'BMC Complement Med Ther', doi: '10.1186/S12906-021-03297-Z', year: 2021 },
    tags: ['magnesium'],
  },
  {
    ...planted,
    ...at(16),
    id: 4,
    kind: 'answer',
    title: 'How much vitamin D does a sleep drink for adults need?',
    snapshot: 'The upper limit for adults is 100 µg a day [1].',
    source: { publication: 'Seedbed' },
    collectionIds: [1],
  },
  {
    ...planted,
    ...at(15),
    id: 3,
    kind: 'link',
    title: 'Magnesium drinks move from the gym to the bedside table',
    source: { publication: 'Seedbed sample feed', url: 'https://example.com/magnesium-drinks', year: 2026 },
    tags: ['market'],
    watch: 'unreachable',
  },
  {
    ...planted,
    ...at(12),
    id: 2,
    kind: 'note',
    title: 'Taste test of the first bench sample',
    note: 'Bitter above 200 mg glycinate in 250 mL. Citric acid and a pinch of salt help.',
    tags: ['bench'],
  },
  { ...planted, ...at(10), id: 1, kind: 'note', title: 'Old thought', deletedAt: '2026-11-11T08:00:00.000Z' },
  { ...planted, ...at(9), id: 7, ownerId: 2, kind: 'note', title: 'Ben’s secret', note: 'Not for Ada.' },
];

export const gardenCollections: GardenCollectionRow[] = [
  { ...at(10), id: 1, ownerId: 1, name: 'Sleep drink' },
  { ...at(11), id: 2, ownerId: 1, name: 'Focus gummies' },
  { ...at(11), id: 3, ownerId: 2, name: 'Ben’s' },
];
