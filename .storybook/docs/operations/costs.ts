/** Something that is paid for by the month. */
export interface Cost {
  what: string;
  quantity: number;
  unit: string;
  /** List price of one. */
  dollars: number;
  /** Where the quantity is from. */
  why: string;
  source: string;
  /** Year and month of the price. */
  date: string;
  /** `recalled`: not read at the source. */
  confidence: string;
}

/** Reads the table: a row a line, cells between semicolons. @throws with the line that does not fit */
export function readCosts(text: string): Cost[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const cells = line.split(';');
    const [what = '', quantity, unit = '', dollars, why = '', source = '', date = '', confidence = ''] =
      cells;
    const cost = {
      what,
      quantity: Number(quantity),
      unit,
      dollars: Number(dollars),
      why,
      source,
      date,
      confidence,
    };
    if (cells.length !== 8 || Number.isNaN(cost.quantity * cost.dollars))
      throw new Error(`No such row: ${line}`);
    return cost;
  });
}

/** What all of it comes to in a month. */
export const sumOf = (costs: readonly Cost[]): number =>
  costs.reduce((sum, { quantity, dollars }) => sum + quantity * dollars, 0);
