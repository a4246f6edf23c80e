import { loadEvidence } from '../../evidence/index.ts';
import { formulaDataOf } from '../../resources/formulas/knowledge/formulaData.ts';
import {
  computeFormula,
  type Computed,
  type FormulaDraft,
  type LineDraft,
  type Surroundings,
} from '../index.ts';

/** What the base tells the core, loaded once for all tests of a file. */
export const data = formulaDataOf(loadEvidence());

/** Computes a draft with the base's data. */
export const reckon = (draft: FormulaDraft, surroundings?: Surroundings): Computed =>
  computeFormula(draft, data, surroundings);

/** A line of 1 g that is nothing but its profile. */
export const food = (
  profile: LineDraft['profile'],
  grams = 100,
  more: Partial<LineDraft> = {},
): LineDraft => ({
  id: 'food',
  name: 'food',
  purpose: 'base',
  amount: { value: grams, unit: 'g' },
  profile,
  ...more,
});

/** A line that adds a vitamin or mineral. */
export const adds = (nutrient: string, value: number, more: Partial<LineDraft> = {}): LineDraft => ({
  id: nutrient,
  nutrient,
  amount: { value, unit: 'mg' },
  ...more,
});

/** A US supplement of these lines, two capsules of sixty unless said. */
export const supplement = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}): FormulaDraft => ({
  market: 'US',
  kind: 'supplement',
  form: 'capsule',
  serving: { units: 2, unit: 'capsule' },
  container: { units: 60 },
  lines,
  ...more,
});

/** A US food of these lines, 100 g of ten servings unless said. */
export const packaged = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}): FormulaDraft => ({
  market: 'US',
  kind: 'food',
  serving: { household: '1 bar', grams: 100 },
  container: { servings: 10 },
  lines,
  ...more,
});

/** The cells of a row, by the beginning of its name; undefined where there is none. */
export const cellsOf = (draft: FormulaDraft, name: string): readonly string[] | undefined =>
  reckon(draft).panel.lines.find((row) => row.name.startsWith(name))?.cells;

/** The rows' names, in order. */
export const namesOf = (draft: FormulaDraft): string[] => reckon(draft).panel.lines.map(({ name }) => name);

/** `code:line` of each check. */
export const codesOf = (draft: FormulaDraft, surroundings?: Surroundings): string[] =>
  reckon(draft, surroundings).checks.map(({ code, line }) => (line === undefined ? code : `${code}:${line}`));
