import type { FormFactor } from '../contract/index.ts';
import type { Pack } from './constant.ts';
import { hasPhrase } from './text.ts';

/** A usual dose of a material, in the material's own label unit. */
export interface ArchetypeLine {
  /** Name of a material; its first row is meant. */
  name: string;
  /** Label amount of a serving; the material's usual one where absent. */
  amount?: number;
}

/** A kind of product that a concept can be matched to. Its formula is our assumption, to start from. */
export interface Archetype {
  name: string;
  keywords: readonly string[];
  formFactor: FormFactor;
  /** How a liquid of this kind is packed, where the text does not say. */
  liquidPack: Extract<Pack, 'bottle' | 'dropper' | 'ready'>;
  lines: readonly ArchetypeLine[];
}

const line = (name: string, amount?: number): ArchetypeLine => ({ name, ...(amount && { amount }) });

/** Where nothing matches. */
const general: Archetype = {
  name: 'general',
  keywords: [],
  formFactor: 'capsule',
  liquidPack: 'bottle',
  lines: [line('Vitamin C'), line('Vitamin D3'), line('Zinc'), line('Magnesium', 100), line('Vitamin B12')],
};

/** In order: of two equally good matches the earlier wins. */
export const archetypes: readonly Archetype[] = [
  {
    name: 'menstrual',
    keywords: [
      'menstrual',
      'menstruation',
      'period',
      'period pain',
      'pms',
      'cramp',
      'cramps',
      'menstruating',
    ],
    formFactor: 'capsule',
    liquidPack: 'bottle',
    lines: [line('Magnesium', 150), line('Vitamin B6', 5), line('Ginger'), line('Cramp bark'), line('Vitex')],
  },
  {
    name: 'sleep',
    keywords: [
      'sleep',
      'sleeping',
      'insomnia',
      'bedtime',
      'night',
      'nighttime',
      'evening',
      'wind down',
      'bedside',
    ],
    formFactor: 'capsule',
    liquidPack: 'ready',
    lines: [line('Magnesium'), line('L-theanine'), line('Melatonin', 3)],
  },
  {
    name: 'stress',
    keywords: [
      'stress',
      'calm',
      'calming',
      'relax',
      'relaxation',
      'anxiety',
      'mood',
      'cortisol',
      'adaptogen',
    ],
    formFactor: 'capsule',
    liquidPack: 'ready',
    lines: [line('Ashwagandha', 300), line('L-theanine'), line('Magnesium', 100)],
  },
  {
    name: 'focus',
    keywords: [
      'focus',
      'memory',
      'cognition',
      'cognitive',
      'brain',
      'nootropic',
      'concentration',
      'mental clarity',
    ],
    formFactor: 'capsule',
    liquidPack: 'ready',
    lines: [line('Citicoline'), line('Bacopa'), line('L-theanine', 100), line('Caffeine', 75)],
  },
  {
    name: 'hydration',
    keywords: ['hydration', 'hydrate', 'hydrating', 'electrolyte', 'electrolytes', 'rehydration', 'sweat'],
    formFactor: 'powder',
    liquidPack: 'ready',
    lines: [line('Sodium'), line('Potassium', 200), line('Magnesium', 50), line('Vitamin C', 80)],
  },
  {
    name: 'protein',
    keywords: ['protein', 'muscle', 'strength', 'gym', 'shake', 'mass gainer'],
    formFactor: 'powder',
    liquidPack: 'ready',
    lines: [line('Whey protein')],
  },
  {
    name: 'recovery',
    keywords: ['recovery', 'recover', 'post workout', 'soreness', 'sore muscles'],
    formFactor: 'powder',
    liquidPack: 'ready',
    lines: [line('BCAA'), line('Tart cherry'), line('Magnesium', 100), line('Sodium', 200)],
  },
  {
    name: 'energy',
    keywords: [
      'energy',
      'energising',
      'energizing',
      'fatigue',
      'tired',
      'pre workout',
      'stamina',
      'endurance',
    ],
    formFactor: 'capsule',
    liquidPack: 'ready',
    lines: [
      line('Caffeine'),
      line('L-theanine', 100),
      line('Taurine', 500),
      line('Vitamin B12'),
      line('Vitamin B6'),
    ],
  },
  {
    name: 'gut',
    keywords: [
      'gut',
      'digestion',
      'digestive',
      'bloating',
      'microbiome',
      'bowel',
      'regularity',
      'constipation',
    ],
    formFactor: 'capsule',
    liquidPack: 'bottle',
    lines: [line('Probiotics'), line('Digestive enzymes'), line('Ginger', 250)],
  },
  {
    name: 'joint',
    keywords: ['joint', 'joints', 'cartilage', 'mobility', 'arthritis', 'knee', 'flexibility', 'stiffness'],
    formFactor: 'capsule',
    liquidPack: 'bottle',
    lines: [line('Glucosamine'), line('Chondroitin'), line('MSM'), line('Curcumin')],
  },
  {
    name: 'immunity',
    keywords: ['immune', 'immunity', 'colds', 'flu', 'defence', 'defense', 'winter'],
    formFactor: 'capsule',
    liquidPack: 'bottle',
    lines: [line('Vitamin C', 500), line('Vitamin D3'), line('Zinc'), line('Elderberry', 300)],
  },
  {
    name: 'beauty',
    keywords: ['beauty', 'skin', 'hair', 'nails', 'glow', 'wrinkles', 'ageing', 'aging', 'complexion'],
    formFactor: 'powder',
    liquidPack: 'ready',
    lines: [line('Collagen peptides'), line('Vitamin C', 80), line('Hyaluronic acid'), line('Biotin')],
  },
  general,
];

/** How much more a keyword weighs in the concept than in the description. */
const conceptWeight = 3;

/**
 * The kind of product a concept speaks of; 'general' where no keyword is found.
 * @param title the concept as `searchable` writes it
 * @param body the description, the same way
 */
export function matchArchetype(title: string, body: string): Archetype {
  const score = ({ keywords }: Archetype) =>
    keywords.filter((word) => hasPhrase(title, word)).length * conceptWeight +
    keywords.filter((word) => hasPhrase(body, word)).length;
  const ranked = archetypes.map((archetype) => ({ archetype, score: score(archetype) }));
  const best = ranked.reduce((top, next) => (next.score > top.score ? next : top));
  return best.score > 0 ? best.archetype : general;
}
