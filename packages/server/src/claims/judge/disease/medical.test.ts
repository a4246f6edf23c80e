import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

describe('rule 4, (vi), (vii) and (ix): a therapy in any words', () => {
  it.each([
    ['vi', 'The natural alternative to your nightly prescription.'],
    ['vi', 'Skip the inhaler.'],
    ['vii', 'Take it alongside your statin for even better numbers.'],
    ['ix', 'A gentle companion through chemo.'],
    ['ix', 'Rebuild your flora after a course of antibiotics.'],
  ])('%s: %s', (criterion, text) =>
    expect(is(text)).toMatch(new RegExp(`^disease blocked(?: \\w+)* ?\\b${criterion}\\b`)),
  );

  it('a medicine alone says nothing of a therapy', () =>
    expect(is('Keep it in your medicine cabinet.')).toBe('none allowed'));
});

describe('rule 4, (x): patients, symptoms, the trouble of an organ', () => {
  it('with a verb that acts they are blocked', () =>
    expect(is('Supports people with thyroid problems.')).toBe('disease blocked x'));

  it('by themselves a person decides', () => expect(is('Thyroid problems?')).toBe('disease review'));

  it('what ends something in the body is no support of it', () =>
    expect(is('Chases away the shadows in your lungs.')).toMatch(/^disease review/));

  it.each([
    'Any problems with your order? Write to us.',
    'Two brothers, one stubborn idea.',
    'Kick back and enjoy.',
    'Say goodbye to soggy cereal.',
  ])('not: %s', (text) => expect(is(text)).toBe('none allowed'));
});

describe('rule 2: a warning is for those whom it warns', () => {
  it.each(['People with arthritis swear by it.', 'If you have diabetes, this bar is for you.'])(
    'no: %s',
    (text) => expect(is(text)).toMatch(/^disease blocked/),
  );
  it.each([
    'People with diabetes should ask their doctor first.',
    'Do not take it together with blood thinners.',
    'Stop taking two weeks before surgery.',
  ])('yes: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('what comes after the turn is no warning', () =>
    expect(is('Do not take pills, because it lowers blood pressure.')).toMatch(/^disease blocked/));

  it("'takes' is no 'take': only the imperative directs", () =>
    expect(is('Takes the edge off hot flashes.')).toBe('function conditions'));
});

describe('rule 17: what was not read', () => {
  it('another language', () => {
    expect(is('Gegen Schlaflosigkeit.', { market: 'EU' })).toBe('function review');
    expect(is('Avec des fruits.', { market: 'EU' })).toBe('function review');
    expect(is('Crème brûlée flavour.', { market: 'EU' })).toBe('none allowed');
  });

  it('words run together behind a number sign', () => {
    expect(is('Breathe easy #NoAsthma')).toMatch(/^disease blocked/);
    expect(is('#1 in our town.')).toBe('proof evidence');
  });
});

describe('rule 14: children', () => {
  it.each(['DHA for clever kids.', 'Helps your little one grow big and strong.'])('%s', (text) =>
    expect(is(text, { market: 'EU' })).toBe('children blocked'),
  );
});
