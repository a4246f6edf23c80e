import { formatNumber, parseQuantity, separatorsOf } from '../../number-field';
import type { GridEditor } from '../columns';

interface Written {
  editor: GridEditor;
  /** The cell's text before: its unit stays where none is typed. */
  before: string;
  /** Language of the reader. */
  locale: string;
}

/** What is typed into a cell, as it is kept: a number in the reader's spelling, a unit behind it; what cannot be read stays. */
export function keptText(typed: string, { editor, before, locale }: Written): string {
  const separators = separatorsOf(locale);
  if (editor.kind === 'number') {
    const number = parseQuantity(typed, [], separators);
    return number ? formatNumber(number.value, locale) : typed.trim();
  }
  if (editor.kind !== 'quantity') return typed.trim();
  const read = editor.parse ?? ((text: string) => parseQuantity(text, editor.units, separators));
  const quantity = read(typed);
  if (!quantity) return typed.trim();
  const unit = quantity.unit ?? read(before)?.unit ?? editor.units[0] ?? '';
  return `${formatNumber(quantity.value, locale)} ${unit}`.trim();
}
