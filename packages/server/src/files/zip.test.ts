import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { jsonLines, zipOf, type ZipEntry } from './zip.ts';

async function* each<Value>(...values: Value[]) {
  yield* values;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

it('holds what was put in, packed or not', async () => {
  const entries = each<ZipEntry>(
    { path: 'a/ü.json', content: jsonLines(each({ n: 1 }, { n: 2 })) },
    { path: 'b.bin', content: each(new Uint8Array([1, 2]), new Uint8Array([3])), isPacked: true },
    { path: 'empty.json', content: jsonLines(each()) },
  );
  const files = unzipSync(await bytesOf(zipOf(entries)));
  expect(Object.keys(files)).toEqual(['a/ü.json', 'b.bin', 'empty.json']);
  expect(JSON.parse(textOf(files['a/ü.json']))).toEqual([{ n: 1 }, { n: 2 }]);
  expect([...(files['b.bin'] ?? [])]).toEqual([1, 2, 3]);
  expect(JSON.parse(textOf(files['empty.json']))).toEqual([]);
});

it('asks for the next piece only when the last one was taken', async () => {
  let asked = 0;
  async function* pieces() {
    for (;;) {
      asked += 1;
      yield crypto.getRandomValues(new Uint8Array(65_536));
    }
  }
  const zip = zipOf(each({ path: 'endless', content: pieces(), isPacked: true }));
  for (let taken = 0; taken < 4; taken += 1) await zip.next();
  expect(asked).toBeLessThan(5);
  await zip.return(undefined);
});

it('ends with the failure of what it reads', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'so far';
    throw new Error('The database went away.');
  }
  await expect(bytesOf(zipOf(each({ path: 'a', content: broken() })))).rejects.toThrow('went away');
});
