import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';
import { told } from './testing/told.ts';

describe('what is lost in a straight line', () => {
  it.each([
    [
      'Loses 1.9 % of claim a month, 12 months shelf life. what overage do we need to end at 100 %?',
      '22.8 % overage: 1.9 % a month × 12 months, in a straight line',
    ],
    [
      'claim 100 mg, loss 12 % per year, 2 years shelf life: how much must we put in so the claim holds at the end?',
      '124 mg to put in: 100 mg × (1 + 24 %)',
    ],
    [
      'filled at 121 % of claim, drops 0.8 points a month. After how many months does it reach 100 %?',
      '26.25 months until it is at 100 %: (121 % − 100 %) ÷ 0.8 % a month',
    ],
    [
      'filled with 750 mg, drops 2 % of that every month. mg left after 6 months?',
      '660 mg are left: 750 mg × (1 − 12 %)',
    ],
    [
      'assay starts at 110 % and drops 0.5 points a month. What is left after 2 years?',
      '98 % are left: 110 % − 12 %',
    ],
  ])('%s', (question, expected) => expect(told(question)).toContain(expected));

  it('is told though no record states what is lost', async () => {
    const question =
      'If vitamin C degrades by 2 % a month, what overage do I need for a 24 month shelf life at 100 mg label claim?';
    expect(await asker(loadEvidence())(question)).toMatch(/^48 % overage.*148 mg to put in/);
  });

  it('is told of no price', () =>
    expect(told('Price drops 2 % a month from 20 USD/kg. Where is it after 6 months?')).not.toContain(
      'straight line',
    ));
});
