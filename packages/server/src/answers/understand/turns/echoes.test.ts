import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { understand } from '../understand.ts';

const evidence = loadEvidence();
const asked = (question: string, before: string) =>
  understand(evidence, question, [
    { role: 'user', content: before },
    { role: 'assistant', content: '' },
  ]).whole.question;

it.each([
  [
    'How much vitamin C is in 100 g of raw green kiwi?',
    'what about common guava',
    'vitamin C is in 100 g of common guava',
  ],
  ['What’s the protein of dry farro per 100 g?', 'and fonio grain?', 'protein is in 100 g of fonio grain'],
  ['How much magnesium in 30 g of pumpkin seeds?', 'and hemp hearts?', 'magnesium is in 30 g of hemp seeds'],
  ['fibre in raspberries, raw', 'blackberries?', 'How much fibre is in blackberries'],
  ['How much iron is in 50 g of lentils?', 'per 150 g?', 'iron is in 150 g of lentils'],
  ['How much zinc is in 30 g of pumpkin seeds?', 'the same for chia seeds', 'zinc is in 30 g of chia seeds'],
  ['How much protein is in 100 g of cheddar?', 'and oats, rolled?', 'protein is in 100 g of oats, rolled'],
  ['How much protein do 30 g of almonds hold?', 'and 50 g of peanuts?', 'protein is in 50 g of peanuts'],
  ['What does a tablespoon of maple syrup weigh?', 'And a cup of rice?', 'What does a cup of rice weigh?'],
])('asks the tables of foods for another food: %s – %s', (before, question, expected) => {
  expect(asked(question, before)).toContain(expected);
});

it.each([
  [
    'EU maximum of krill oil in spreadable fats?',
    'In cereal bars?',
    'EU maximum of krill oil in cereal bars?',
  ],
  ['EU additive limit for sucralose in chewing gum?', 'in soft drinks?', 'sucralose in soft drinks?'],
  ['What does a co-packer charge for a run of granola?', 'for kombucha?', 'charge for kombucha?'],
])('puts a phrase in the place of that with its preposition: %s – %s', (before, question, expected) => {
  expect(asked(question, before)).toContain(expected);
});

it('puts a compound in the place of another', () => {
  expect(asked('same but with the bisglycinate', 'How much zinc gluconate for 10 mg of zinc?')).toBe(
    'How much zinc bisglycinate for 10 mg of zinc?',
  );
});

it('puts a noun in the place of the last of a question that names no ingredient', () => {
  expect(asked('and kefir?', 'shelf price of oat milk?')).toBe('shelf price of kefir?');
});

it.each([
  // “for vitamin D” is what is asked about, and children are a group of their own
  ['What is the upper limit for vitamin D?', 'and for children?'],
  ['How much vitamin C is in raw kiwi?', 'and is that safe?'],
  ['How much vitamin C is in raw kiwi?', 'thanks, bye'],
])('leaves what asks for something, or for other people: %s – %s', (before, question) => {
  expect(asked(question, before)).toBe(question);
});
