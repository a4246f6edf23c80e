import { computeFormula, type FormulaData } from '@seedbed/server/formula';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import { replay } from './replay.ts';

const data = formulaData as unknown as FormulaData;

export const formulaHandlers = {
  'formulas.compute': replay('formulas.compute', ({ body: { draft } }) => computeFormula(draft, data)),
};
