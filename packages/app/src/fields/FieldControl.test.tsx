import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { newPage, show } from '../testing/hosted';
import type { Field, SetField } from './field';
import { FieldControl } from './FieldControl';

const field: Field = {
  kind: 'text',
  id: 'samples',
  label: 'Samples',
  value: '',
  set: (samples) => ({ samples }),
};
let hide = () => {};
afterEach(() => hide());

/** Types into the field and leaves it. */
async function leave(text: string, onSet: SetField): Promise<string> {
  hide = show(newPage(), <FieldControl field={field} onSet={onSet} />);
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field');
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.blur());
  return input.value;
}

it.each<[string, SetField, string]>([
  ['stays in its field when it was not stored', async () => false, '20 capsules'],
  ['is the field’s own once it was', async () => true, ''],
  ['is the field’s own at once where that cannot fail', () => {}, ''],
])('a text %s', async (_, onSet, left) => {
  expect(await leave('20 capsules', onSet)).toBe(left);
});
