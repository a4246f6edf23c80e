import { describe, expect, it } from 'vitest';
import type { LineDraft } from '../index.ts';
import { adds, data, reckon, supplement } from '../testing/reckon.ts';
import { growthOf } from '../../testing/growth.ts';
import { changed, type GoalChange, type OtherForm } from './change.ts';
import { waysTo, type Way } from './ways.ts';

const dose = { low: 320, high: 729, unit: 'mg', per: 'day' };
const oxide = { label: 'magnesium oxide', fields: { source: 'magnesium oxide', potency: 60.3 } };
const cited = { title: 'Mah 2021', passage: 'as magnesium bisglycinate', dose };
const magnesium = (more: Partial<LineDraft> = {}) =>
  adds('magnesium', 320, { source: 'magnesium bisglycinate', potency: 14.1, cite: cited, ...more });
const theanine = (perKg: string) =>
  ({
    id: 'theanine',
    name: 'L-theanine',
    amount: { value: 400, unit: 'mg' },
    price: { tiers: [{ fromKg: 0, perKg }] },
  }) as const;
const draft = supplement([magnesium(), theanine('600.00')], { serving: { units: 5, unit: 'capsule' } });
const cost = (of = draft) => Number(reckon(of).cost.perUnit);
const formsOf =
  (...forms: OtherForm[]) =>
  ({ id }: LineDraft) =>
    id === 'magnesium' ? forms : [];
const ways = (target: number, otherForms = formsOf()) => waysTo(target, { draft, data, otherForms });
const found = <Kind extends GoalChange['kind']>(all: readonly Way[], kind: Kind, line?: string) =>
  all.find(({ change }) => change.kind === kind && (!line || ('line' in change && change.line === line)));

describe('ways to a target cost', () => {
  it('are none where it is met', () => expect(ways(cost())).toEqual([]));

  it('cost what the formula costs with them, and meet the target where they say so', () => {
    const target = cost() * 0.9;
    const all = ways(target, formsOf(oxide));
    expect(all.length).toBeGreaterThan(2);
    for (const { change, perUnit, isEnough } of all) {
      expect(perUnit).toBe(cost(changed(draft, change)));
      expect(isEnough).toBe(perUnit <= target);
    }
  });

  it('take no more of a line than is needed, in two digits', () => {
    const way = found(ways(cost() - 0.5), 'amount', 'theanine');
    const value = way?.change.kind === 'amount' ? way.change.value : 0;
    expect(String(value)).toMatch(/^\d\d0?$/);
    const more = changed(draft, { kind: 'amount', line: 'theanine', value: value + 10 });
    expect(cost(more)).toBeGreaterThan(cost() - 0.5);
  });

  it('say which part of the studied dose is left', () =>
    expect(found(ways(cost() - 0.3), 'amount', 'magnesium')?.loss).toEqual({
      isLost: true,
      text: expect.stringMatching(
        /^A day would hold \d\d % of the 320 mg that were studied; now it holds 100 %\.$/,
      ),
      source: 'Mah 2021',
    }));

  it('say so where a line goes as a whole and that is not enough', () => {
    const way = found(ways(1), 'without', 'magnesium');
    expect(way).toMatchObject({
      isEnough: false,
      loss: { isLost: true, text: 'The 320 mg a day that were studied go with it.' },
    });
  });

  it('name another form, and that what is cited was studied as this one', () =>
    expect(found(ways(cost() - 0.1, formsOf(oxide)), 'form')?.loss).toEqual({
      isLost: true,
      text: 'The dose stays, but what is cited was studied as magnesium bisglycinate.',
      source: 'Mah 2021',
    }));

  it('offer no form whose price is not known: it would only seem to be cheap', () => {
    const unknown = { label: 'stardust', fields: { name: 'stardust', nutrient: null, source: 'stardust' } };
    expect(found(ways(cost() - 0.1, formsOf(unknown)), 'form')).toBeUndefined();
  });

  it('reach a larger run and lose nothing with it', () => {
    const way = found(ways(cost() - 0.2), 'run');
    expect(way).toMatchObject({ isEnough: true, loss: { isLost: false } });
    expect(ways(cost() - 0.2)[0]).toEqual(way);
  });

  it('name the tier that a larger run reaches', () => {
    const tiers = [
      { fromKg: 0, perKg: '600.00' },
      { fromKg: 500, perKg: '450.00' },
    ];
    const tiered = supplement([magnesium(), { ...theanine('600.00'), price: { tiers } }]);
    const all = waysTo(cost(tiered) * 0.8, { draft: tiered, data, otherForms: formsOf() });
    expect(found(all, 'run')?.tiers).toEqual([{ line: 'theanine', from: 600, to: 450 }]);
  });

  it('are found among sixty lines in no more than the square of the time for fifteen', async () => {
    const finding = (lines: number) => {
      const more = Array.from({ length: lines - 2 }, (_, at) => ({ ...theanine('9.00'), id: `more ${at}` }));
      const long = supplement([magnesium(), theanine('600.00'), ...more]);
      const all = waysTo(cost(long) * 0.95, { draft: long, data, otherForms: formsOf(oxide) });
      expect(all).not.toEqual([]);
    };
    expect(await growthOf(finding, [15, 60], 3)).toBeLessThan(24);
  });
});
