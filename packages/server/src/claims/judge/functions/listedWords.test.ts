import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { sentenceOf } from '../../listed/listed.ts';
import { check, is } from '../../testing/check.ts';

const amounts = { nutrients: [{ key: 'magnesium', amount: 100, unit: 'mg' }, { key: 'zinc', amount: 10, unit: 'mg' }, { key: 'vitamin-c', amount: 80, unit: 'mg' }] }; // prettier-ignore
const inEu = (text: string) => is(text, { market: 'EU' }, amounts);

describe('rule 13: the words of the list', () => {
  const authorised = loadEvidence().euClaims.filter(
    // Its amounts stand in its own words and are less than it needs.
    ({ status, substance }) => status === 'authorised' && !substance.startsWith('Combination'),
  );

  it('pass as they stand, every one, once their condition is met', () => {
    const stopped = authorised.filter(
      (claim) => check(sentenceOf(claim), { market: 'EU', basis: undefined }).verdict !== 'conditions',
    );
    expect(authorised.length).toBeGreaterThan(250);
    expect(stopped.map(sentenceOf)).toEqual([]);
  });

  it.each([
    'Magnesium and ashwagandha contribute to a reduction of tiredness and fatigue.',
    'Magnesium contributes to normal muscle function and sharper thinking.',
    'Magnesium contributes to normal muscle function and to better sleep.',
    'Magnesium powerfully contributes to normal muscle function.',
  ])('carry nothing beside them: %s', (text) => expect(inEu(text)).toBe('function blocked'));

  it.each([
    'Magnesium contributes to normal muscle function and normal psychological function in your body.',
    'Vitamin C increases iron absorption.',
    'Vitamin C and zinc contribute to the normal function of the immune system.',
    'Magnesium, in the context of an energy-restricted diet, contributes to normal muscle function.',
  ])('may be joined: %s', (text) => expect(inEu(text)).toBe('function conditions'));

  it.each([
    'Magnesium helps reduce tiredness and fatigue.',
    'Contains magnesium, which helps to reduce tiredness and fatigue.',
    'Vitamin C helps to protect your cells against oxidative stress.',
    'Zinc supports normal immune function.',
    'Zinc supports the normal function of your immune system.',
  ])('may be flexed to what means the same: %s', (text) => expect(inEu(text)).toBe('function conditions'));

  it.each([
    'Magnesium reduces tiredness and fatigue.',
    'Magnesium helps end tiredness and fatigue.',
    'Magnesium powerfully helps to reduce tiredness and fatigue.',
    'Zinc supports immune function.',
    'Zinc supports a healthy immune system.',
  ])('may not be strengthened, and ‘normal’ stays: %s', (text) =>
    expect(inEu(text)).toBe('function blocked'),
  );

  it.each([
    'Magnesium contributes to a reduction of fatigue.',
    'Magnesium contributes to normal muscle function and a reduction of tiredness.',
    'Zinc contributes to normal fertility.',
  ])('may be said in part, where the list joins two: %s', (text) =>
    expect(inEu(text)).toBe('function conditions'),
  );

  it.each([
    'Zinc contributes to the protection of cells.',
    'Vitamin C contributes to normal collagen formation.',
    'Magnesium contributes to energy.',
  ])('may not drop what limits them: %s', (text) => expect(inEu(text)).toBe('function blocked'));

  it('are offered once, however much of one is said', () => {
    const [sentence] = check('Magnesium reduces tiredness and fatigue.', { market: 'EU' }, amounts).sentences;
    const texts = sentence?.rewordings.map(({ text }) => text) ?? [];
    expect(texts[0]).toBe('Magnesium contributes to a reduction of tiredness and fatigue.');
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('each substance that is named has its own condition', () => {
    const text = 'Vitamin C and zinc contribute to the normal function of the immune system.';
    const product = { nutrients: [{ key: 'vitamin-c', amount: 80, unit: 'mg' }, { key: 'zinc', amount: 1, unit: 'mg' }] }; // prettier-ignore
    const { verdict, sentences } = check(text, { market: 'EU' }, product);
    const computed = sentences[0]?.conditions.filter(({ kind }) => kind === 'computed') ?? [];
    expect([verdict, ...computed.map(({ have, isMet }) => [have, isMet])]).toEqual([
      'blocked',
      [100, true],
      [10, false],
    ]);
  });
});
