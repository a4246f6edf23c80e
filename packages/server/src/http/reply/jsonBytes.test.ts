import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBytes } from './jsonBytes.ts';

const json = (body: unknown) => JSON.stringify(body);

it('is the JSON of any value, and none has a part in the next', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.jsonValue())), (lists) => {
      const all = lists.map((list) => [list, jsonBytes(list)] as const);
      for (const [list, bytes] of all) expect(bytes.toString()).toBe(json(list));
    }),
  );
});

it.each([
  ['nothing', []],
  ['a list in a list', [[]]],
  ['what JSON leaves out', [undefined, () => 1, null]],
  ['an object', { a: 'µ', b: [1, '≥'] }],
  ['halves of a pair', ['\ud800', 'a\udc00', '😀']],
  ['a row larger than the room for it', ['µ'.repeat(300_000), 'b']],
  ['a list larger than what is kept', Array.from({ length: 20 }, (_, n) => `${n}`.repeat(100_000))],
])('%s', (_, body) => expect(jsonBytes(body).equals(Buffer.from(json(body)))).toBe(true));
