import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { foodKindBlocks } from './foodKind.ts';
import { sentencesIn } from '../../prose.ts';

const evidence = loadEvidence();

const cited = (question: string): string[] => {
  const inquiry = read(evidence, question);
  return (foodKindBlocks(evidence, inquiry, inquiry) ?? [])
    .flatMap(sentencesIn)
    .flatMap(({ segments }) => segments.flatMap((part) => (typeof part === 'string' ? [] : [part.key])));
};

describe('the figures of a kind of food', () => {
  it.each([
    ['What does a jar of peanut butter go for in the supermarket, shelf price?', 'foodKind:peanut butter'],
    ['How long does hummus keep in the fridge?', 'foodKind:hummus'],
    ['How many cases of crisps stand on a pallet?', 'foodCost:unit/'],
    ['What toll does a co-packer take for kombucha?', 'foodCost:process/'],
  ])('%s → %s', (question, key) => {
    expect(cited(question).some((own) => own.startsWith(key))).toBe(true);
  });

  it('are those of each kind that is named', () => {
    const kinds = cited('Typical shelf life for a pesto and for a jam?').filter((key) =>
      key.startsWith('foodKind:'),
    );
    expect(kinds).toEqual(['foodKind:jam', 'foodKind:pesto'].toSorted());
  });

  it.each([
    'What does a protein bar cost to make?',
    'Shelf life of magnesium gummies?',
    'Which claims may a yogurt carry in the EU?',
    'How many cases of our mango kefir did they order last week?',
    'Monthly storage of one frozen pallet, in dollars',
    'How long past the shelf life are batch records kept under 21 CFR 111?',
    'How much of the Daily Value makes a food an excellent source?',
    'How long does grapefruit juice keep acting on felodipine?',
  ])('are not what is asked: %s', (question) => {
    expect(cited(question)).toEqual([]);
  });
});
