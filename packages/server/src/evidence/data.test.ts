import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEvidence, passagesOf } from './loadEvidence.ts';
import { readRecords, readReferences } from './readRecords.ts';
import { designs, directions } from './records.ts';
import { isConfirmed, registry, units } from '../registry/index.ts';

const records = readRecords();
const files: [name: string, rows: readonly { key: string }[]][] = Object.entries({
  ...records,
  ...readReferences(),
});
const evidence = loadEvidence();
/** Our own lists, which have no source. */
const own = new Set(['topics', 'contradictions']);

describe('the data files', () => {
  it.each(files)('%s: every row has a key of its own and is frozen', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    expect(rows.every((row) => Object.isFrozen(row))).toBe(true);
  });

  it.each(files.filter(([name]) => !own.has(name)))('%s: every row names its source', (_, rows) => {
    for (const row of rows) expect(row).toMatchObject({ source: expect.stringMatching(/\S{3}/) });
  });

  it('holds nothing that was never sourced, and no address of a copy', () => {
    const isForeign = /not sourced|find a source|github|scribd|\bundefined\b|\bNaN\b|\bnull\b/i;
    const bad = passagesOf(evidence).filter(
      ({ source, text }) => isForeign.test(`${source} ${text}`) || /https?:/.test(source),
    );
    expect(bad).toEqual([]);
  });

  it('has one passage of a key', () => {
    const keys = passagesOf(evidence).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells the edition of a rule that was read, and none of a recalled one', () => {
    const wrong = evidence.rules.filter(
      ({ confidence, yearRead }) => confidence === 'recalled' && yearRead !== null,
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('keeps units, directions and designs to their lists', () => {
    const used = [...records.limits, ...records.dailyValues, ...records.conversions].map((row) => row.unit);
    expect(units).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(directions).toEqual(
      expect.arrayContaining([...new Set(records.studies.map((study) => study.direction))]),
    );
    expect(designs).toEqual(
      expect.arrayContaining([...new Set(records.studies.map((study) => study.design))]),
    );
  });

  it('has finite positive numbers only', () => {
    const numbers = [
      ...records.limits.map((row) => row.amount),
      ...records.dailyValues.map((row) => row.amount),
      ...records.forms.flatMap((row) => [row.molarMass, row.activePercent]),
      ...records.conversions.map((row) => row.perIu),
      ...records.studies.flatMap((row) => [row.trials, row.participants.count]),
    ].filter((value) => value !== null);
    expect(numbers.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
  });

  it('links well-formed PMIDs and DOIs to PubMed and doi.org', () => {
    const linked = evidence.studies.filter((study) => study.pmid || study.doi);
    expect(linked.length).toBeGreaterThan(150);
    for (const { passage } of linked) {
      expect(passage.url).toMatch(/^https:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov\/\d{7,8}\/|doi\.org\/10\.\S+)$/);
    }
  });

  it('marks every recalled row unconfirmed in its passage, and no other', () => {
    const rows = [
      ...evidence.studies,
      ...evidence.dailyValues,
      ...evidence.limits,
      ...evidence.euClaims,
      ...evidence.rules,
      ...evidence.forms,
      ...evidence.conversions,
      ...evidence.references.bioavailability,
      ...evidence.references.interactions,
      ...evidence.references.nutritionClaims,
      ...evidence.references.healthClaims,
      ...evidence.references.novelFoods,
      ...evidence.references.monographs,
      ...evidence.references.acceptableIntakes,
    ];
    const wrong = rows.filter(({ confidence, passage }) => {
      const isRecalled = confidence === 'recalled';
      return passage.text.includes('Unconfirmed') !== isRecalled || passage.isConfirmed === isRecalled;
    });
    expect(wrong).toEqual([]);
  });

  it.each(['us', 'efsa'])(
    'keeps %s limits of children growing with age, and within those of adults',
    (by) => {
      const limits = evidence.limits.filter(
        ({ key, amount }) => new RegExp(`/${by}/(?:ul|safe-level)/`).test(key) && amount !== null,
      );
      for (const rows of Map.groupBy(limits, (limit) => limit.ingredient).values()) {
        const amountsOf = (isAdult: boolean) =>
          rows.flatMap((row) => ((row.group === 'adults') === isAdult && row.amount ? [row.amount] : []));
        const young = amountsOf(false);
        expect(young).toEqual(young.toSorted((left, right) => left - right));
        // Growing bones are allowed more calcium.
        const most = rows[0]?.ingredient === 'calcium' ? 3000 : Math.max(...amountsOf(true));
        expect(Math.max(0, ...young)).toBeLessThanOrEqual(most);
      }
    },
  );
});

it('the README tells how many rows there are and how many are confirmed', () => {
  const readme = readFileSync(new URL('./data/README.md', import.meta.url), 'utf8');
  const told = [...readme.matchAll(/^\| `(\w+)\.csv` +\| (\d+) +\| (\d+) +\|/gm)].map(
    ([, name, rows, sure]) => [name, rows, sure],
  );
  const ofRegistry = new Set(
    Object.values(registry.records).flatMap((rows: readonly { key: string }[]) => rows.map((row) => row.key)),
  );
  const held = files
    .map(([name, rows]) => [name, rows.filter(({ key }) => !ofRegistry.has(key))] as const)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [name, String(rows.length), String(rows.filter(isSure).length)]);
  expect(told.toSorted()).toEqual(held.toSorted());
});

const isSure = (row: object) => 'confidence' in row && isConfirmed(row as Parameters<typeof isConfirmed>[0]);
