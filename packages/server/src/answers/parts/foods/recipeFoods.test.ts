import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { foodAsker } from '../../testing/foodAsker.ts';

const ask = foodAsker(loadEvidence());

describe('what the foods of a recipe hold together', () => {
  it('counts each food by its own weight and cites each', async () => {
    const { content, citations } = await ask('30 g honey + 20 g olive oil: total calories?');
    expect(content).toContain(
      '268 kcal energy in all: 30 g honey × 304 kcal/100 g + 20 g olive oil × 884 kcal/100 g',
    );
    expect(citations.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringContaining('Honey'), expect.stringContaining('Oil, olive')]),
    );
  });

  it.each([
    [
      'mix of 60 % honey and 40 % olive oil: calories in a 25 g serving?',
      '134 kcal energy in 25 g: 25 g × (',
    ],
    [
      'Mix: half honey, the rest olive oil. How many calories per 100 g?',
      '594 kcal energy in 100 g: 100 g × (',
    ],
    ['30 g honey and 20 g olive oil: calories per 100 g?', '536 kcal energy in 100 g: 100 g ÷ 50 g × ('],
  ])('%s', async (question, told) => expect((await ask(question)).content).toContain(told));

  it('tells no sum where a part is no food of the tables, or where shares leave something open', async () => {
    const unknown = await ask('30 g honey and 20 g of blurgonium: total calories?');
    expect(unknown.content).not.toContain('in all');
    const open = await ask('40 % honey and 20 % olive oil: calories in 25 g?');
    expect(open.content).not.toContain('in 25 g: 25 g × (');
  });
});
