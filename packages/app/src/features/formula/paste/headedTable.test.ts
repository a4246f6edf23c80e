import { describe, expect, it } from 'vitest';
import { isHeadedTable } from './headedTable';

const table = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n');

describe('a copied table', () => {
  it.each([
    ['names and amounts', table(['Ingredient', 'Amount'], ['Zinc', '15 mg'], ['Vitamin C', '80 mg'])],
    ['another language', table(['Zutat', 'Menge', 'Form'], ['Zink', '15 mg', 'Zinkcitrat'])],
    ['amounts that some rows lack', table(['Name', 'mg'], ['Zinc', '15'], ['Stardust', ''], ['Iron', '7'])],
    [
      'a title and an empty row above',
      table(['Daily', '', 'rev. 4'], [''], ['Name', 'Qty'], ['Zinc', '15 mg']),
    ],
    ['digits in a heading', table(['Name', 'Per 2 capsules'], ['Zinc', '15 mg'], ['Iron', '7 mg'])],
    ['prices', table(['Material', 'Price'], ['Zinc citrate', '$14.00'])],
  ])('with headings is one: %s', (_, text) => expect(isHeadedTable(text)).toBe(true));

  it.each([
    ['rows without headings', table(['Zinc', '15 mg'], ['Vitamin C', '80 mg'])],
    [
      'rows without headings, one of them in words',
      table(['Zinc', '15 mg'], ['Stevia', 'as needed'], ['Iron', '7 mg']),
    ],
    ['one cell', 'Zinc'],
    ['one column', table(['Amount'], ['15 mg'])],
    ['names and forms', table(['Zinc', 'zinc citrate'], ['Vitamin C', 'ascorbic acid'])],
    ['headings alone', table(['Ingredient', 'Amount'])],
    ['nothing', ''],
  ])('is a range of cells otherwise: %s', (_, text) => expect(isHeadedTable(text)).toBe(false));
});
