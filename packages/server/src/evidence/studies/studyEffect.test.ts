import { describe, expect, it } from 'vitest';
import { readRecords } from '../readRecords.ts';
import { Study } from '../records.ts';

const { studies } = readRecords();
const withEffect = studies.filter(({ effect }) => effect !== null);

/** The numbers of a text, whatever their sign, and 0 for one that is written without. */
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('the effect of a study', () => {
  it('is known of a good part of the base', () => expect(withEffect.length).toBeGreaterThan(370));

  it('has only numbers that stand in its result', () => {
    const invented = withEffect.filter(({ result, effect, ciLow, ciHigh }) => {
      const stated = new Set(numbersIn(result));
      return [effect, ciLow, ciHigh].some((value) => value !== null && !stated.has(Math.abs(value)));
    });
    expect(invented.map(({ key }) => key)).toEqual([]);
  });

  it('is of an outcome that its result names', () => {
    const foreign = studies.filter(({ result, effectOf }) => !result.includes(effectOf));
    expect(foreign.map(({ key }) => key)).toEqual([]);
  });

  it('never points up where the words say less', () => {
    const upside = withEffect.filter(
      ({ result, effect }) => /^\S+(?: \S+)? (?:shorter|lower|fewer)\b/.test(result) && (effect ?? 0) >= 0,
    );
    expect(upside.map(({ key }) => key)).toEqual([]);
  });

  it('has the sign that is written', () => {
    const turned = withEffect.filter(({ result, effect }) => {
      const size = Math.abs(effect ?? 0);
      const signs = [...result.matchAll(/([−+]?)(\d+(?:\.\d+)?)/g)].filter(
        ([, , text]) => Number(text) === size,
      );
      const isNegative = signs.some(([, sign]) => sign === '−');
      const isWorded = /shorter|lower|fewer|less/.test(result);
      return !isWorded && size > 0 && isNegative !== (effect ?? 0) < 0;
    });
    expect(turned.map(({ key }) => key)).toEqual([]);
  });

  it('lies in the interval that is written: a reduction has the bounds of one', () => {
    const turned = withEffect.filter(({ result, effect, ciLow, ciHigh }) => {
      if (ciLow === null || ciHigh === null || (effect ?? 0) >= 0) return false;
      const isSigned = result.includes(`−${Math.abs(effect ?? 0)}`);
      return isSigned && result.includes(`(${Math.abs(ciHigh)} to ${Math.abs(ciLow)}`) && ciHigh < 0;
    });
    expect(turned.map(({ key }) => key)).toEqual([]);
  });
});

describe('the dose and duration of a study', () => {
  const perDay = [1, 2, 3, 4];
  const inMg = [
    ['g', 1000],
    ['mg', 1],
    ['µg', 0.001],
  ] as const;
  const dosed = studies.filter(({ doseMg }) => doseMg !== null);

  it('has only doses that stand in its words', () => {
    expect(dosed.length).toBeGreaterThan(140);
    const invented = dosed.filter(({ dose, doseMg, doseMgTo }) => {
      const units = inMg.filter(([unit]) => new RegExp(`\\d ${unit}\\b`, 'u').test(dose));
      const stated = new Set(
        numbersIn(dose).flatMap((value) =>
          units.flatMap(([, mg]) => perDay.map((times) => Number((value * mg * times).toPrecision(12)))),
        ),
      );
      return [doseMg, doseMgTo].some((value) => value !== null && !stated.has(value));
    });
    expect(invented.map(({ key }) => key)).toEqual([]);
  });

  it('has only durations that stand in its words', () => {
    const inWeeks = [
      ['d(?:ays?)?', 1 / 7],
      ['weeks?', 1],
      ['months?', 52 / 12],
      ['y(?:ears?)?', 52],
    ] as const;
    const timed = studies.filter(({ weeks }) => weeks !== null);
    expect(timed.length).toBeGreaterThan(200);
    const invented = timed.filter(({ dose, weeks }) => {
      const stated = inWeeks.flatMap(([unit, worth]) =>
        [...dose.matchAll(new RegExp(`(\\d+(?:\\.\\d+)?)[ -](?:${unit})\\b`, 'gu'))].map(
          ([, count]) => Math.round(Number(count) * worth * 10) / 10,
        ),
      );
      return !stated.includes(weeks ?? 0);
    });
    expect(invented.map(({ key }) => key)).toEqual([]);
  });
});

describe('a row whose effect cannot be', () => {
  const row = {
    key: 'a', subject: 'A', ingredients: '', isCombination: '', topics: '', outcome: 'o', population: 'p', dose: '',
    isDoseUnconfirmed: '', direction: 'benefit', design: 'trial', trials: '', trialUnit: '', participants: '',
    result: 'RR 0.5', source: 's', year: '', pmid: '', doi: '', confidence: 'confirmed', pools: '', warnings: '',
    effectMeasure: 'RR', effect: '0.5', ciLow: '0.4', ciHigh: '0.6', effectUnit: '', effectOf: '', weeks: '',
    doseMg: '5', doseMgTo: '10',
  }; // prettier-ignore
  it('is told from one that can', () => expect(Study.safeParse(row).success).toBe(true));
  it.each([
    ['no measure', { effectMeasure: '' }],
    ['no effect', { effect: '' }],
    ['half an interval', { ciHigh: '' }],
    ['an interval beside it', { ciLow: '0.55' }],
    ['a ratio of nothing', { ciLow: '0' }],
    ['a range that runs backwards', { doseMgTo: '4' }],
  ])('is refused: %s', (_, change) => expect(Study.safeParse({ ...row, ...change }).success).toBe(false));
});
