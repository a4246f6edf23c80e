import { describe, expect, it } from 'vitest';
import { isHeadedTable } from './headedTable';

const table = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n');

describe('a copied table', () => {
  it.each([
    ['names and amounts', table(['Ingredient', 'Amount'], ['Zinc', '15 mg'], ['Vitamin C', '80 mg'])],
    ['another language', table(['Zutat', 'Menge', 'Form'], ['Zink', '15 mg', 'Zinkcitrat'])],
    ['amounts that some rows lack', table(['Name', 'mg'], ['Zinc', '15'], ['Stardust', ''], ['Iron', '7'])],
    ['prices', table(['Material', 'Price'], ['Zinc citrate', '$14.00'])],
  ])('with headings is one: %s', (_, text) => expect(isHeadedTable(text)).toBe(true));

  it.each([
    ['rows without headings', table(['Zinc', '15 mg'], ['Vitamin C', '80 mg'])],
    ['one cell', 'Zinc'],
    ['one column', table(['Amount'], ['15 mg'])],
    ['names and forms', table(['Zinc', 'zinc citrate'], ['Vitamin C', 'ascorbic acid'])],
    ['headings alone', table(['Ingredient', 'Amount'])],
    ['nothing', ''],
  ])('is a range of cells otherwise: %s', (_, text) => expect(isHeadedTable(text)).toBe(false));
});
