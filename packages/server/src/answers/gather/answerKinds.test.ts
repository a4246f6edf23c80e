import { describe, expect, it } from 'vitest';
import { answerKindsOf } from './answerKinds.ts';

const keysOf = (question: string) => answerKindsOf(question).map(({ key }) => key);

describe('the kind of answer that is asked for', () => {
  it.each([
    ['How many days may a serious reaction wait before it is reported?', 'days'],
    ['By what percentage does it lower LDL?', 'percent'],
    ['Which E number has gellan?', 'e-number'],
    ['Which section of 21 CFR lists it?', 'cfr'],
    ['What does a pallet of frozen storage cost?', 'price'],
    ['What was the relative risk of nausea?', 'risk-ratio'],
    ['From which date is it banned? Name the last date.', 'date'],
  ])('%s', (question, kind) => expect(keysOf(question)).toContain(kind));

  it('is none where no figure is named', () => expect(keysOf('Is magnesium good for sleep?')).toEqual([]));

  it.each([
    ['How many days?', 'within 15 days of learning of it', true],
    ['How many days?', '15 mg a day', false],
    ['What percentage?', 'LDL 12.5 % lower', true],
    ['What percentage?', 'LDL lower by 0.3 mmol/L', false],
    ['Which E number?', 'EU: E418; origin: plant', true],
    ['Which E number?', 'Vitamin E 12 mg', false],
    ['What does it cost?', '25–55 USD/pallet/month', true],
  ])('%s shown in “%s”: %s', (question, text, is) =>
    expect(answerKindsOf(question).some((kind) => kind.isShown(text))).toBe(is),
  );
});
