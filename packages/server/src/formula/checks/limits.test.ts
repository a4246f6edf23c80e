import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../draft.ts';
import { adds, codesOf, food, packaged, reckon, supplement } from '../testing/reckon.ts';

const overOf = (draft: FormulaDraft) =>
  reckon(draft).checks.flatMap(({ code, severity, text }) =>
    code === 'dose.overLimit' ? [`${severity}: ${text}`] : [],
  );
const takes = (name: string, mg: number, more: Partial<LineDraft> = {}): LineDraft => ({
  id: name,
  name,
  amount: { value: mg, unit: 'mg' },
  ...more,
});

describe('what a day may hold', () => {
  it('is bounded for what has no row on a panel', () => {
    expect(overOf(supplement([takes('boron', 20)]))).toEqual([]);
    expect(overOf(supplement([takes('boron', 21)]))).toEqual([
      'stop: Boron: a day holds 21 mg, over the upper level of 20 mg.',
    ]);
  });

  it('is told by the level that stands where no upper level is set', () => {
    const eu = { market: 'EU' } as const;
    expect(overOf(supplement([adds('manganese', 8.1)], eu))).toEqual([
      'note: Manganese: a day holds 8.1 mg, over the safe level of 8 mg.',
    ]);
    expect(overOf(supplement([adds('manganese', 8)], eu))).toEqual([]);
  });

  it('counts caffeine in whatever brings it', () => {
    const lines = [
      takes('caffeine', 300, { caffeinePercent: 100 }),
      takes('Guarana', 500, { caffeinePercent: 22 }),
    ];
    expect(overOf(supplement(lines, { market: 'EU' }))).toEqual([
      'note: Caffeine: a day holds 410 mg, over the safe level of 400 mg.',
    ]);
  });
});

describe('other checks', () => {
  const share = (id: string, value: number | undefined): LineDraft => ({
    id,
    name: id,
    purpose: 'base',
    amount: { unit: '%', basis: 'percent', value, isRest: value === undefined },
  });

  it('percent.sum: more than 100 leaves nothing for the rest', () => {
    expect(codesOf(packaged([share('a', 60), share('b', 50), share('c', undefined)]))).toContain(
      'percent.sum',
    );
    expect(codesOf(packaged([share('a', 60), share('c', undefined)]))).not.toContain('percent.sum');
  });

  it('tolerance.eu: a share of what is weighed in is more of the label', () => {
    const draft = (overage: number) =>
      supplement([adds('vitamin-c', 80, { overage })], { market: 'EU', options: { overageMethod: 'input' } });
    expect(codesOf(draft(33))).not.toContain('tolerance.eu:vitamin-c');
    expect(codesOf(draft(34))).toContain('tolerance.eu:vitamin-c');
  });

  it('profile.incomplete: names what is missing, vitamins and minerals that are always declared too', () => {
    const known = { fat: 1, saturates: 1, trans: 0, cholesterol: 0, sodium: 0, carbohydrate: 0, fibre: 0 };
    const { checks } = reckon(packaged([food({ ...known, sugars: 0, protein: 0, calcium: 0, iron: 0 })]));
    expect(checks.find(({ code }) => code === 'profile.incomplete')?.text).toBe(
      'Not known, and counted as none: added sugars, vitamin D, potassium.',
    );
  });

  it('profile.incomplete: what a supplement is partly eaten for is told as well', () => {
    expect(codesOf(supplement([food({ fat: 1 })]))).toContain('profile.incomplete:food');
    expect(codesOf(supplement([takes('Taurine', 1000)]))).not.toContain('profile.incomplete:Taurine');
  });

  it.each(['E102', 'e 129', 'E951'])('label.textNeeded: knows %s by its number', (name) => {
    const line = takes(name, 1, { purpose: 'colour' });
    expect(codesOf(packaged([line], { market: 'EU' }))).toContain(`label.textNeeded:${name}`);
  });
});
