import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsxType } from '../../contract/index.ts';
import { readWorkbook, writeWorkbook } from '../../sheets/files/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('files of formulas on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let path: string;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    const material = await ada.post('/api/materials', {
      name: 'Acme zinc',
      nutrient: 'zinc',
      source: 'zinc citrate',
      potency: 31,
      price: { tiers: [{ fromKg: 0, perKg: '9' }] },
    });
    path = `/api/formulas/${await makeRecord(ada, 'formula')}`;
    const ops = [
      {
        op: 'addLine',
        line: { id: 1, name: '=Magnesium', nutrient: 'magnesium', amount: { value: 120, unit: 'mg' } },
      },
      { op: 'addLine', line: { id: 2, materialId: material.body.id, amount: { value: 15, unit: 'mg' } } },
    ];
    await ada.send('PATCH', path, { body: { ops }, headers: { 'If-Match': '*' } });
  });
  afterAll(() => server.close());

  const take = (query: string) => fetch(`${server.url}${path}/export${query}`, { headers: ada.headers });
  const bring = (body: BodyInit, type?: string, query = '') =>
    fetch(`${server.url}${path}/import${query}`, {
      method: 'POST',
      body,
      headers: { ...ada.headers, ...(type && { 'Content-Type': type }) },
    });
  const read = async (response: Response) => {
    const body = await response.json();
    return { status: response.status, headers: response.headers, text: '', body };
  };

  it('brings the nutrition and the price of foods that a food’s table names, and keeps what the table tells', async () => {
    const made = await ada.post('/api/products', {
      concept: 'Ginger lemonade',
      description: 'A still drink',
    });
    const begun = await ada.post(`/api/products/${made.body.id}/formulas`, { name: 'Base', from: 'empty' });
    const table =
      'Ingredient,%,USD/kg\nFiltered water,q.s.,\nCane sugar,4.2,1.10\nInulin,2,\nSecret base,1,\n';
    const response = await fetch(`${server.url}/api/formulas/${begun.body.formula.id}/import`, {
      method: 'POST',
      body: table,
      headers: { ...ada.headers, 'Content-Type': 'text/csv' },
    });
    const { rows } = await response.json();
    expect(rows.map(({ status }: { status: string }) => status)).toEqual([
      'matched', 'matched', 'matched', 'freeText',
    ]); // prettier-ignore
    expect(rows[1].line).toMatchObject({
      name: 'Cane sugar',
      amount: { value: 4.2, unit: '%' },
      price: { tiers: [{ fromKg: 0, perKg: '1.10' }] },
    });
    expect(rows[2].line).toMatchObject({ purpose: 'base', profile: { fibre: expect.any(Number) } });
  });

  describe('an export', () => {
    it('of lines is CSV by default, with what the material brings, and nothing that a spreadsheet would run', async () => {
      const answer = await take('');
      expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+ lines\.csv"$/);
      const [heading, magnesium, zinc] = (await answer.text()).split('\r\n');
      expect(heading).toMatch(/Name,Amount,Unit,Form/);
      expect(magnesium).toMatch(/^'=Magnesium,120,mg,/);
      expect(zinc).toMatch(/^Acme zinc,15,mg,zinc citrate,active,31,,9,/);
    });

    it('as XLSX is a workbook with numbers', async () => {
      const answer = await take('?as=xlsx&what=bom');
      expect(answer.headers.get('Content-Type')).toBe(xlsxType);
      const { table } = await readWorkbook(new Uint8Array(await answer.arrayBuffer()));
      expect(table[2]?.[0]).toBe('Acme zinc');
      expect(table[2]?.[3]).toBe(9);
    });

    it.each(['lines', 'bom', 'panel'])('as JSON holds the %s', async (what) => {
      const answer = await read(await take(`?as=json&what=${what}`));
      checkShape('formulas.export', answer);
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
      expect(answer.body[what].length).toBeGreaterThan(0);
    });

    it('of a version holds what the version does', async () => {
      await ada.post(`${path}/versions`, {});
      await ada.send('PATCH', path, {
        body: { ops: [{ op: 'removeLine', line: 1 }] },
        headers: { 'If-Match': '*' },
      });
      expect((await read(await take('?as=json&version=1'))).body.lines).toHaveLength(2);
      expect((await read(await take('?as=json'))).body.lines).toHaveLength(1);
    });
  });

  describe('an import', () => {
    const table =
      'Ingredient;Amount (mg);Form\nZinc;15,5;zinc citrate\nAcme zinc;2\nSecret herb;5\nTotal;22\n';

    it('says what would come of each row, and stores nothing', async () => {
      const before = (await ada.get(path)).body.formula;
      const answer = await read(await bring(table, 'text/csv'));
      checkShape('formulas.import', answer);
      expect(answer.body.mapping).toEqual(['name', 'amount', 'form']);
      expect(answer.body.rows.map(({ status }: { status: string }) => status)).toEqual([
        'matched',
        'matched',
        'freeText',
        'unreadable',
      ]);
      expect(answer.body.rows[0].line).toMatchObject({
        nutrient: 'zinc',
        amount: { value: 15.5, unit: 'mg' },
      });
      expect((await ada.get(path)).body.formula).toEqual(before);
    });

    it('gives lines that a formula takes', async () => {
      const { body } = await read(await bring(table, 'text/csv'));
      const ops = body.rows.flatMap(({ line }: { line?: object }) => (line ? [{ op: 'addLine', line }] : []));
      const answer = await ada.send('PATCH', path, { body: { ops }, headers: { 'If-Match': '*' } });
      expect(answer.status).toBe(200);
      const undone = await ada.send('POST', `${path}/undo`, { headers: { 'If-Match': '*' } });
      expect(undone.body.formula.lines).toHaveLength(answer.body.formula.lines.length - 3);
    });

    it('may be pasted with tabs, a workbook, or the file of a form', async () => {
      const rows = [['Zinc', 15.5]];
      const workbook = await writeWorkbook({ name: 'A', headings: ['Ingredient', 'Amount (mg)'], rows });
      const form = new FormData();
      form.set('file', new File([table], 'lines.csv', { type: 'text/csv' }));
      const answers = await Promise.all([
        bring(table.replaceAll(';', '\t'), 'text/tab-separated-values'),
        bring(new Uint8Array(workbook), xlsxType),
        bring(form),
      ]);
      for (const answer of answers) {
        const { status, body } = await read(answer);
        expect(status).toBe(200);
        expect(body.rows[0].line.amount).toEqual({ value: 15.5, unit: 'mg' });
      }
    });

    it('goes by the columns that a person names', async () => {
      const { body } = await read(
        await bring('Item,Old,New\nZinc,1 mg,2 mg\n', 'text/csv', '?mapping=name,,amount'),
      );
      expect(body.rows[0].line.amount.value).toBe(2);
    });

    it('leaves out a row that a formula would refuse', async () => {
      const { body } = await read(await bring('Ingredient,Amount\nZinc,9999999999 mg\n', 'text/csv'));
      expect(body.rows[0]).toMatchObject({ status: 'unreadable', problem: expect.any(String) });
    });

    it.each<[string, BodyInit, string | undefined, number]>([
      ['another type', '{}', 'application/json', 415],
      ['nothing', '', 'text/csv', 400],
      ['a table without rows', 'Ingredient,Amount\n', 'text/csv', 400],
      ['text that says it is a workbook', table, xlsxType, 400],
      ['a workbook that says it is text', 'PK\u0003\u0004 and so on', 'text/csv', 400],
      ['a form that was cut off', '--x\r\nContent-Disp', 'multipart/form-data; boundary=x', 400],
      ['a form without a file', new URLSearchParams({ a: 'b' }), undefined, 415],
      ['more than 1 MB', 'x'.repeat(1_048_577), 'text/csv', 413],
    ])('is refused for %s', async (_, body, type, status) => {
      const answer = await bring(body, type);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    });
  });
});
