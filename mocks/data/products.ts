import { Product } from '@seedbed/server/contract';
import { insights } from './insights.ts';
import { packOf } from './kinds.ts';

const example = Product.parse(Product.meta()?.example);

/** Ada's eight, in the order the list shows them, then one of Ben's that Ada must never see. */
export const products: Product[] = [
  { ...example, insights, pinned: true, createdAt: '2026-11-02T09:30:00.000Z' },
  {
    ...example,
    id: 2,
    concept: 'Women’s recovery drink mix with electrolytes, creatine and a hint of blood orange',
    description:
      'A stick pack for after training: rehydrates, supports strength and tastes like a treat. ' +
      'No added sugar, no artificial colours, and an amount of creatine that studies used. ' +
      'The claims should work in the US and in the EU, and the pack should fit into a gym bag.',
    estimatedCost: '28410.55',
    estimatedRevenue: '91200.00',
    pinned: true,
    formFactor: 'powder',
    volume: 12,
    volumeUnit: 'g',
    createdAt: '2026-09-14T15:12:00.000Z',
  },
  {
    ...example,
    id: 3,
    concept: 'Menstrual cramp supplement',
    description: 'Eases the first two days without a painkiller.',
    estimatedCost: '19870.00',
    estimatedRevenue: '52344.80',
    formFactor: 'softgel',
    volume: 1000,
    createdAt: '2026-11-18T07:05:00.000Z',
  },
  {
    ...example,
    id: 4,
    concept: 'Focus gummies',
    description: 'Caffeine from green tea with L-theanine, for students and shift workers.',
    estimatedCost: '33125.40',
    estimatedRevenue: '60500.00',
    formFactor: 'gummie',
    volume: 40,
    createdAt: '2026-11-10T11:45:00.000Z',
  },
  {
    ...example,
    id: 5,
    concept: 'Vitamin D drops for the dark months',
    description: 'One drop a day, from lichen, so that it is vegan.',
    estimatedCost: '8940.00',
    estimatedRevenue: '30150.00',
    formFactor: 'liquid',
    volume: 30,
    volumeUnit: 'mL',
    createdAt: '2026-10-21T16:20:00.000Z',
  },
  {
    ...example,
    id: 6,
    concept: 'Gut comfort capsules',
    description: 'A daily probiotic with a prebiotic fibre.',
    estimatedCost: '41000.00',
    estimatedRevenue: null,
    volume: 10,
    volumeUnit: 'CFU',
    createdAt: '2026-10-03T08:00:00.000Z',
  },
  {
    ...example,
    id: 7,
    concept: 'Joint tablet',
    description: 'Collagen and vitamin C.',
    estimatedCost: null,
    estimatedRevenue: null,
    formFactor: 'tablet',
    volume: 750,
    createdAt: '2026-08-30T13:30:00.000Z',
  },
  {
    ...example,
    id: 8,
    concept: 'Immunity shot',
    description: 'Ginger, vitamin C and zinc. No form chosen yet.',
    estimatedCost: null,
    estimatedRevenue: null,
    formFactor: null,
    volume: null,
    volumeUnit: null,
    kind: 'drink',
    pack: packOf('shot', null),
    createdAt: '2026-07-12T10:10:00.000Z',
  },
  {
    ...example,
    id: 9,
    createdById: 2,
    concept: 'Protein bar for the board meeting',
    description: 'Ben’s own idea.',
    createdAt: '2026-11-19T10:10:00.000Z',
  },
];
