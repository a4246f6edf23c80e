import { expect, it } from 'vitest';
import { missingWords, unpricedWords } from './costWords';

it('what makes the cost known is named', () => {
  const sold = { container: null, form: null, pack: null, foodPack: null };
  expect(missingWords(sold)).toBe(
    'The cost of a unit is not known yet: container not set. Set ‘A container holds’ in the settings.',
  );
  const whole = { ...sold, container: { servings: 30 }, form: 'capsule' as const };
  expect(missingWords(whole)).toBe('The cost of a unit is not known yet: no line has an amount to weigh.');
});

it('lines that the cost leaves out are counted', () => {
  const check = (code: 'price.missing' | 'fit.tight') => ({
    code,
    severity: 'warn' as const,
    text: '',
    line: 'a',
    source: '',
  });
  expect(unpricedWords([check('price.missing'), check('fit.tight')])).toBe('one line without a known price');
  expect(unpricedWords([check('price.missing'), check('price.missing')])).toBe(
    '2 lines without a known price',
  );
  expect(unpricedWords([check('fit.tight')])).toBe('');
});
