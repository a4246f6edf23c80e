import { check, type Check } from '../check.ts';
import type { PanelSource } from '../panel/index.ts';
import { holds, wordsOf } from './words.ts';

/** From so many grams in 100 g a fiber is no longer in its plant: ground cinnamon has 53, bran 45, flour and seeds less. Our assumption. */
const isolatedFrom = 60;

/** Isolated fibers that the US does not list: their grams may not be declared as dietary fiber. */
export function unlistedFibers({ formula, lines, data }: PanelSource): Check[] {
  if (formula.market !== 'US') return [];
  return lines.flatMap(({ line, inputMg }) => {
    if (!inputMg || Number(line.profile?.fibre ?? 0) < isolatedFrom) return [];
    const words = wordsOf(line).replaceAll('fibre', 'fiber');
    if (data.listedFibers.some((word) => holds(words, word))) return [];
    return [
      check('fiber.unlisted', {
        line: line.id,
        text: `${line.name} is an isolated fiber that FDA does not list: it counts as carbohydrate, not as dietary fiber.`,
        source: '21 CFR 101.9(c)(6)(i); FDA guidance on dietary fiber, 2018',
      }),
    ];
  });
}
