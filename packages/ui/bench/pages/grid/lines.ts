import { count } from '../scene';

/** A line of the scenario. */
export interface PlainLine {
  id: string;
  name: string;
  amount: string;
  form: string;
  supplier: string;
  price: string;
}

/** The columns, in their order. */
export const fields = ['name', 'amount', 'form', 'supplier', 'price'] as const;

/** The lines, made before the clock runs. */
export const lines: PlainLine[] = Array.from({ length: count }, (_, index) => ({
  id: `line-${index}`,
  name: `Ingredient ${index + 1}`,
  amount: `${index % 500} mg`,
  form: 'extract',
  supplier: 'Botanicals',
  price: `${(index % 90) + 1}.50`,
}));

/** Height of the grid and of its rows, in px. */
export const size = { grid: 480, row: 32 };
