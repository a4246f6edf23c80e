import { describe, expect, it } from 'vitest';
import { stems } from '../../registry/index.ts';
import { estimateProduct } from '../estimate.ts';
import type { ProductEstimate } from '../productEstimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

const has = (text: string, called: string) =>
  ` ${stems(text).join(' ')} `.includes(` ${stems(called).join(' ')} `);

/** The items of the notes that tell what is missing, or there as a flavour alone: each by itself. */
const missingIn = ({ warnings, assumptions }: ProductEstimate): string[] => [
  ...warnings
    .flatMap(
      (each) => /^(?:Stated, and not in this suggestion|No price is known of):? (.*)$/.exec(each)?.[1] ?? [],
    )
    .flatMap((list) => list.split(/[;,] |: the figures/)),
  ...assumptions.flatMap((each) => /^(.*) is a flavour here: there is none of it/.exec(each)?.[1] ?? []),
];

const linesOf = ({ ingredients }: ProductEstimate): string[] =>
  ingredients.flatMap(({ name, form, purpose }) => [purpose === undefined ? name : `${name}, ${form}`, form]);

/** An ingredient as briefs call it, and how a line that is of it may be called. */
type Thing = readonly [called: string, line: string];

const actives: readonly Thing[] = [
  ['vitamin C', 'Vitamin C'],
  ['zinc picolinate', 'Zinc'],
  ['iron', 'Iron'],
  ['magnesium citrate', 'Magnesium'],
  ['vitamin B12', 'Vitamin B12'],
  ['L-theanine', 'L-theanine'],
  ['ashwagandha', 'Ashwagandha'],
  ['elderberry', 'Elderberry'],
  ['ginger', 'Ginger'],
  ['biotin', 'Biotin'],
  ['choline', 'Choline'],
  ['coenzyme Q10', 'CoQ10'],
  ['quercetin', 'Quercetin'],
  ['selenium', 'Selenium'],
];
const besides: readonly Thing[] = [
  ['stevia', 'Steviol'],
  ['inulin', 'Inulin'],
  ['xylitol', 'Xylitol'],
  ['cocoa butter', 'cocoa butter'],
  ['maltodextrin', 'Maltodextrin'],
  ['rice flour', 'rice flour'],
  ['sunflower lecithin', 'Sunflower lecithin'],
  ['pectin', 'pectin'],
  ['silicon dioxide', 'silicon dioxide'],
];
const forms = ['capsules', 'tablets', 'gummies', 'softgels', 'powder', 'syrup', 'stick packs', 'lozenges'];

const foods: readonly Thing[] = [
  ['almonds', 'almonds'],
  ['dates', 'dates'],
  ['chia seeds', 'chia'],
  ['honey', 'honey'],
  ['cinnamon', 'cinnamon'],
  ['sunflower oil', 'sunflower'],
  ['lentils', 'lentils'],
  ['sweet potato', 'sweet potato'],
  ['noodles', 'pasta'],
  ['sucralose', 'sucralose'],
  ['coconut', 'coconut'],
  ['spinach', 'spinach'],
  ['ginger', 'ginger'],
  ['cheddar', 'cheese'],
  ['tofu', 'tofu'],
  ['locust bean gum', 'locust bean'],
];
const kinds = [
  'granola', 'protein bar', 'seed crackers', 'ice cream', 'instant soup', 'lentil puffs', 'iced tea', 'prebiotic soda',
  'hot sauce', 'trail mix', 'skyr', 'oat drink', 'cookies', 'hummus', 'protein shake', 'fruit jam', 'ready meal', 'pancake mix',
]; // prettier-ignore

/** A generator of the same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function drawn<Each>(from: readonly Each[], count: number, next: () => number): Each[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}

/** How a product person writes a list of ingredients. */
const styles: readonly ((names: readonly string[]) => string)[] = [
  (names) => `With ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
  (names) => `${names.join(' + ')}, nice and clean label`,
  (names) => `We want:\n- ${names.join('\n- ')}`,
  (names) => `made with ${names.join(', ')}; for busy people`,
];

/** A thing is in the recipe, or told by one note that names it; what is neither, or both, is returned. */
function faultsOf(concept: string, description: string, things: readonly Thing[]): string[] {
  const made = estimate(concept, description);
  // Of what is withheld nothing is shown.
  if (made.withheld !== null) return [];
  const [lines, missing] = [linesOf(made), missingIn(made)];
  return things.flatMap(([called, line]) => {
    const isIn = lines.some((each) => has(each, line) || has(each, called));
    const told = missing.filter((each) => has(each, called)).length;
    return (isIn ? 0 : 1) === told
      ? []
      : [`${concept} | ${description} | ${called}: ${isIn ? 'in it' : 'not in it'}, told ${told} times`];
  });
}

describe('what a brief names is in the recipe, or told to be missing by one note that names it', () => {
  it.each(forms)('supplements: %s', (form) => {
    const next = numbers(form.length * 7919);
    const faults = Array.from({ length: 24 }, (_, at) => {
      const own = [...drawn(actives, 1 + Math.floor(next() * 4), next), ...drawn(besides, 1, next)];
      const style = styles[at % styles.length];
      const [first] = own;
      return style && first ? faultsOf(`${first[0]} ${form}`, style(own.map(([called]) => called)), own) : [];
    }).flat();
    expect(faults.join('\n')).toBe('');
  });

  it.each(kinds)('foods: %s', (kind) => {
    const next = numbers(kind.length * 104729 + kind.charCodeAt(0));
    const faults = Array.from({ length: 12 }, (_, at) => {
      const own = drawn(foods, 2 + Math.floor(next() * 3), next);
      const style = styles[at % styles.length];
      return style ? faultsOf(kind, style(own.map(([called]) => called)), own) : [];
    }).flat();
    expect(faults.join('\n')).toBe('');
  });
});
