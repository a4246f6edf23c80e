import { describe, expect, it } from 'vitest';
import { told } from '../worked/testing/told.ts';

describe('a mix by the shares of its parts', () => {
  it.each([
    [
      'A juice blend is 60 % apple at 11 Brix and 40 % grape at 16 Brix. Final Brix?',
      '13 °Brix in the mix: 60 % × 11 °Brix + 40 % × 16 °Brix',
    ],
    [
      'Our blend is 35 % whey isolate (90 % protein), 40 % oats (13 % protein), 25 % honey (0.3 % protein). Protein per 100 g?',
      '36.78 % in the mix',
    ],
  ])('%s', (question, expected) => expect(told(question)).toContain(expected));
});

it('juice from concentrate is counted by the Brix that the law takes for single strength', () =>
  expect(
    told('Orange drink: 20 kg of 65 Brix orange concentrate in a 200 kg batch. What percent juice is that?'),
  ).toContain('55.08 % orange juice: 20 kg × 65 °Brix ÷ 200 kg ÷ 11.8 °Brix'));

it('drying leaves the dry matter', () =>
  expect(told('Water content 6 % and we want to dry to 3 %: how much weight is lost from 100 kg?')).toContain(
    '3.093 kg of water go, 96.91 kg are left: 100 kg × (100 % − 6 %) ÷ (100 % − 3 %)',
  ));
