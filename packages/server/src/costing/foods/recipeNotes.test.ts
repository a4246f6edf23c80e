import { describe, expect, it } from 'vitest';
import { statementOf } from './lines.ts';
import { planFood } from './planFood.ts';
import { insteadNote, ofCome, withoutNote, worded } from './recipeNotes.ts';
import { foodArchetypeOf, foodArchetypes, namedLines } from './tables/tables.ts';

const [salt, honey] = ['Salt, table', 'Honey'];
const finished = [{ name: salt, percent: 100 }];

describe('notes of a recipe', () => {
  it('say of the finished recipe what holds of it', () => {
    const notes = [
      withoutNote([salt, honey], ': why.'),
      withoutNote([salt], ': why.'),
      ofCome([honey], () => 'With honey.'),
      insteadNote([salt], honey),
      'As it is.',
      'As it is.',
    ];
    expect(worded(notes, finished)).toEqual([
      'Without honey: why.',
      'Salt instead of honey, as the words name it.',
      'As it is.',
    ]);
  });

  it('give no share of what is left out', () => {
    const archetype = foodArchetypeOf('baby cereal');
    const description = 'Dry porridge with 15 % quinoa and 8 % pear.';
    const { assumptions } = planFood({ concept: 'Baby porridge', description, archetype, pack: null });
    expect(assumptions).toContain('As the words say: 15 % quinoa.');
  });

  const kinds = foodArchetypes.filter(({ kind, words }) => kind !== 'supplement' && words.length > 0);
  const foods = namedLines.filter(({ usual, drink }) => usual !== null || drink !== null);
  const foodAt = (at: number) => foods[(at * 61 + 5) % foods.length]?.words[0] ?? '';

  // Rule: no note names as absent what is in the recipe.
  it.each(kinds.map((archetype, at) => [archetype.words[0] ?? '', archetype, at] as const))(
    'of %s name nothing as left out that is in it',
    (concept, archetype, at) => {
      const description = `Made from ${foodAt(at)}, ${foodAt(at * 3 + 1)}, low sugar.`;
      const { recipe, assumptions } = planFood({ concept, description, archetype, pack: null });
      const present = new Set(recipe.map(({ name }) => statementOf(name)));
      const gone = assumptions.flatMap((note) =>
        note.startsWith('Without ') ? (note.slice(8).split(/, which|:/)[0] ?? '').split(', ') : [],
      );
      expect(gone.filter((name) => present.has(name))).toEqual([]);
    },
  );
});
