import type { Food } from '@seedbed/server/contract';
import foods from '../data/foods.json' with { type: 'json' };
import { replay } from './replay.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

export const foodHandlers = {
  'foods.list': replay('foods.list', ({ query: { q, limit } }) => {
    const asked = wordsOf(q);
    const isFound = ({ name }: { name: string }) =>
      asked.length > 0 && asked.every((word) => wordsOf(name).some((own) => own.startsWith(word)));
    return (foods as Food[]).filter(isFound).slice(0, limit);
  }),
};
