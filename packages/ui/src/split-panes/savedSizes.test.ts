import { describe, expect, it } from 'vitest';
import { parseSizes, serializeSizes } from './savedSizes';

describe('parseSizes', () => {
  it('reads what serializeSizes wrote', () => {
    expect(parseSizes(serializeSizes([30, 70]), 2)).toEqual([30, 70]);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"sizes":[30'],
    ['another shape', '[30,70]'],
    ['another count', '{"sizes":[100]}'],
    ['words', '{"sizes":["30","70"]}'],
    ['a negative size', '{"sizes":[-30,130]}'],
    ['null', 'null'],
  ])('takes %s for no layout', (_name, text) => {
    expect(parseSizes(text, 2)).toBeNull();
  });
});
