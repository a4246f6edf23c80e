import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FormulaDraft, FormulaLine } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type TestServer } from '../../testing/server.ts';

const lineFields = Object.keys(FormulaLine.shape);
const settings = Object.keys(FormulaDraft.shape);
const inner = [
  'value',
  'unit',
  'basis',
  'tiers',
  'fat',
  'polyols',
  'milk',
  'dose',
  'units',
  'mL',
  '0',
  'length',
];
const odd = ['__proto__', 'constructor', 'toString', '', ' ', '\0', '\ud800', 'id', 'lines'];
const path = (names: readonly string[]) =>
  fc
    .array(fc.constantFrom(...names, ...inner, ...odd), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('.'));
const likely = fc.constantFrom<unknown>(
  null,
  0,
  -1,
  1e-320,
  1e308,
  5,
  101,
  true,
  'zinc',
  'mg',
  'EU',
  'capsule',
  'toVolume',
  [],
  {},
  ['a'],
  { value: 10, unit: 'IU' },
  { value: 1, basis: 'percent', isRest: true },
  { tiers: [{ fromKg: 0, perKg: '1.00' }] },
  { units: 2, unit: 'capsule' },
  { grams: 0.0001 },
);
const value = fc.oneof(likely, likely, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.string());
const ref = fc.constantFrom<unknown>(1, 2, '3', 'x', 0, -7, 2 ** 53, 1.5, '', null, {});
const line = fc.dictionary(fc.constantFrom(...lineFields, ...odd), value, { maxKeys: 6 });
const op = fc.oneof(
  fc.record({ op: fc.constant('addLine'), line, after: ref }, { requiredKeys: ['op', 'line'] }),
  fc.record({ op: fc.constant('addLine'), line: fc.constant({ nutrient: 'zinc' }) }),
  fc.record({ op: fc.constant('setField'), line: ref, path: path(lineFields), value }),
  fc.record({ op: fc.constant('setFormula'), path: path(settings), value }),
  fc.record({ op: fc.constant('moveLine'), line: ref, after: ref }),
  fc.record({ op: fc.constant('removeLine'), line: ref }),
  fc.record({ op: fc.constant('addLine'), line, cite: value }),
  fc.dictionary(fc.string(), value, { maxKeys: 3 }),
);

describe.each(await findDatabases())('a formula on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let address: string;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    address = `/api/formulas/${await makeRecord(ada, 'formula')}`;
  });
  afterAll(() => server.close());

  it('stays one that can be read and taken back, whatever ops it is sent', { timeout: 120_000 }, async () => {
    const headers = { 'If-Match': '*' };
    const send = async (method: string, path_: string, body?: unknown) => {
      const answer = await ada.send(method, path_, { body, headers });
      expect(answer.status, `${method} ${path_} ${JSON.stringify(body)}: ${answer.text}`).toBeLessThan(500);
      return answer;
    };
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ ops: fc.array(op, { minLength: 1, maxLength: 4 }) }) },
      { weight: 1, arbitrary: fc.constantFrom('undo', 'redo', 'versions', 'versions/1/restore') },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const each of steps) {
          if (typeof each === 'string') await send('POST', `${address}/${each}`, {});
          else await send('PATCH', address, each);
        }
        const read = await send('GET', address);
        checkShape('formulas.get', read);
        expect(read.text).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 120 },
    );
  });
});
