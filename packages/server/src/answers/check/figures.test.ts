import { describe, expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { readFigures, readKnownFigures } from './sharedUnits.ts';
import { isStated } from './stated.ts';

const told = ({ value, isNegative, unit, per, bound }: Figure) =>
  [bound, `${isNegative ? '−' : ''}${value}`, unit && (unit.factor === 1 ? unit.of : `${unit.of}×${unit.factor}`), per && `/${per}`]
    .filter(Boolean)
    .join(' '); // prettier-ignore

describe('readFigures', () => {
  it.each([
    ['40mg', ['40 mass×1000000']],
    ['40 **mg**', ['40 mass×1000000']],
    ['40&nbsp;mg', ['40 mass×1000000']],
    ['40-60 mg', ['40 mass×1000000', '60 mass×1000000']],
    ['40 to 60 g', ['40 mass×1000000000', '60 mass×1000000000']],
    ['0.5, 1 or 2 mg', ['0.5', '1 mass×1000000', '2 mass×1000000']],
    ['1,000 IU', ['1000 IU']],
    ['1 000 IU', ['1000 IU']],
    ['1\u202F000 IU', ['1000 IU']],
    ['1.000 IU', ['1000 IU']],
    ['1,5 IU', ['1.5 IU']],
    ['4k IU', ['4000 IU']],
    ['forty micrograms', ['40 mass×1000']],
    ['two hundred and fifty ppm', ['250 ppm']],
    ['one day, for one reason', ['1 days']],
    ['10 billion CFU', ['10000000000 CFU']],
    ['1–10 bn CFU', ['1000000000 CFU', '10000000000 CFU']],
    ['10⁹ CFU', ['1000000000 CFU']],
    ['1.5 × 10^9 CFU', ['1500000000 CFU']],
    ['48 percent', ['48 %']],
    ['a 12-week trial with 558 participants', ['12 weeks', '558 people']],
    ['9 randomised controlled trials', ['9 studies']],
    ['3 mg/kg/day', ['3 mass×1000000 /kg']],
    ['2,000 IU daily', ['2000 IU /day']],
    ['$12–18 per kg', ['12 USD /kg', '18 USD /kg']],
    ['MD −4.72 (−8.45 to 0.99)', ['−4.72', '−8.45', '0.99']],
    ['at least 40 IU, up to 60 IU', ['least 40 IU', 'most 60 IU']],
    ['in 2 teaspoons', ['2 teaspoons']],
    ['40gx', ['40 “gx”']],
    ['vitamin B6, omega-3, CoQ10, BB-12, 5-HTP and C4H8', []],
  ])('%s', (text, expected) => expect(readFigures(text).map(told)).toEqual(expected));
});

describe('isStated', () => {
  const isStatedIn = (statement: string, passage: string) =>
    readFigures(statement).every((figure) => isStated(figure, readKnownFigures(passage)));

  it.each([
    ['40 mg', 'UL 40 mg a day'],
    ['0.04 g', 'UL 40 mg a day'],
    ['40,000 µg', 'UL 40 mg a day'],
    ['40 mg a day', 'UL 40 mg'],
    ['a limit of 40', 'UL 40 mg'],
    ['0.5 mg', '0.5, 1 or 2 mg'],
    ['0.56 kg', 'MD +1.10 kg (0.56 to 1.65)'],
    ['4.72 lower', 'MD −4.72'],
    ['558 people', 'n = 558'],
    ['up to 40 mg', 'UL 40 mg'],
    ['7–18 USD/kg', '$7–18 per kg'],
    ['7.5 % of the NRV', '7.5 % per 100 ml of drink'],
  ])('“%s” of “%s”', (statement, passage) => expect(isStatedIn(statement, passage)).toBe(true));

  it.each([
    ['40 g', 'UL 40 mg a day'],
    ['40 µg', 'UL 40 mg a day'],
    ['40 IU', 'UL 40 mg a day'],
    ['40 %', 'UL 40 mg a day'],
    ['40 people', 'UL 40 mg a day'],
    ['40 capsules', 'UL 40 mg a day'],
    ['40 mg', 'UL 40'],
    ['40 mg/kg', 'UL 40 mg a day'],
    ['3 mg', '3 mg/kg'],
    ['40 mg a week', 'UL 40 mg a day'],
    ['40 mg', 'UL 41 mg'],
    ['1 mg', '1,000 mg'],
    ['1.000 mg', '1 mg'],
    ['12 weeks', '12 months'],
    ['10 billion CFU', '10 million CFU'],
    ['at least 40 mg', 'tolerable upper intake level (UL) 40 mg'],
    ['up to 600 mg', '≥600 mg'],
    ['MD −4.72', 'MD 4.72'],
    ['40–60 g', '40–60 mg'],
  ])('“%s” not of “%s”', (statement, passage) => expect(isStatedIn(statement, passage)).toBe(false));
});
