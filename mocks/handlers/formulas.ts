import { computeFormula, type FormulaData } from '@seedbed/server/formula';
import type { FormulaKnowledge } from '@seedbed/server/contract';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import { replay } from './replay.ts';

const data = formulaData as unknown as FormulaData;

export const formulaHandlers = {
  'formulaData.get': replay('formulaData.get', () => formulaData as unknown as FormulaKnowledge),
  'formulas.compute': replay('formulas.compute', ({ body: { draft } }) => computeFormula(draft, data)),
};
