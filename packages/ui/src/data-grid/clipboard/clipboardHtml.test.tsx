import { describe, expect, it } from 'vitest';
import { formatHtmlTable, parseHtmlTable } from './clipboardHtml';

describe('parseHtmlTable', () => {
  it('reads the rows of the first table, whatever is around it', () =>
    expect(
      parseHtmlTable(
        '<p>Ours:</p><table><thead><tr><th colspan="2">Night</th><th>Form</th></tr></thead>' +
          '<tr><td>Zinc<br></td><td> 15&nbsp;mg\n</td><td></td></tr></table><table><tr><td>x</td></tr></table>',
      ),
    ).toEqual([
      ['Night', '', 'Form'],
      ['Zinc', '15 mg', ''],
    ]));
  it('finds none in other text', () => expect(parseHtmlTable('<b>Zinc</b>')).toBeNull());
  it('reads what was written', () => {
    const rows = [
      ['a < b & c', ''],
      ['"d"', '1 mg'],
    ];
    expect(parseHtmlTable(formatHtmlTable(rows))).toEqual(rows);
  });
});
