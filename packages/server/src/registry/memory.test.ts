import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('makes a thing once, and again when as many others were asked for since', () => {
  const remember = createMemory<string>(2);
  let made = 0;
  const ask = (name: string) => remember(name, () => `${name}${(made += 1)}`);
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([
    'a1',
    'b2',
    'a1',
    'c3',
    'a1',
    'b4',
  ]);
});
