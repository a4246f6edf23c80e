import { describe, expect, it } from 'vitest';
import { parseLayout, serializeLayout } from './savedLayout';

describe('parseLayout', () => {
  it('reads what serializeLayout wrote', () => {
    const layout = { sizes: [0, 100], expandToSizes: [30, 70] };
    expect(parseLayout(serializeLayout(layout), 2)).toEqual(layout);
  });

  it.each([
    ['no sizes to expand to', '{"sizes":[30,70]}'],
    ['some for other panes', '{"sizes":[30,70],"expandToSizes":[50]}'],
  ])('expands to the sizes themselves where there are %s', (_name, text) => {
    expect(parseLayout(text, 2)).toEqual({ sizes: [30, 70], expandToSizes: [30, 70] });
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"sizes":[30'],
    ['another shape', '[30,70]'],
    ['another count', '{"sizes":[100]}'],
    ['words', '{"sizes":["30","70"]}'],
    ['a negative size', '{"sizes":[-30,130]}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('takes %s for no layout', (_name, text) => {
    expect(parseLayout(text, 2)).toBeNull();
  });
});
