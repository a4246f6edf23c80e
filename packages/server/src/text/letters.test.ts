import { expect, it } from 'vitest';
import { capitalize, inSentence, uncapitalize } from './letters.ts';

it.each([
  ['vitamin C', 'Vitamin C'],
  ['élan', 'Élan'],
  ['12 mg', '12 mg'],
  ['', ''],
])('%j begins a sentence as %j', (text, begun) => expect(capitalize(text)).toBe(begun));

it('takes the first capital alone away', () => expect(uncapitalize('The USP')).toBe('the USP'));

it.each([
  ['Vitamin C', 'vitamin C'],
  ['Élan', 'élan'],
  ['EGCG', 'EGCG'],
  ['L-theanine', 'L-theanine'],
  ['A', 'A'],
])('%j stands in a sentence as %j', (name, within) => expect(inSentence(name)).toBe(within));
