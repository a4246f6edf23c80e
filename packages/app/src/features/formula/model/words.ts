import type { FormulaLine } from '@seedbed/server/contract';

type Purpose = NonNullable<FormulaLine['purpose']>;

/** What a line may be for, in the order in which they are offered. */
export const purposes: readonly Purpose[] = [
  'active',
  'base',
  'carrier',
  'excipient',
  'flavour',
  'sweetener',
  'colour',
  'preservative',
  'acid',
  'solvent',
  'water',
  'shell',
  'coating',
];

/** How a check's severity is said. */
export const severityWords = { stop: 'Stops approval', warn: 'Warning', note: 'Note' } as const;

/** Settings of a formula that a check leads to. */
export const settingLabels = {
  pieces: 'Pieces of a serving',
  container: 'A container holds',
  pack: 'Pack',
  dualColumn: 'A column for the container',
} as const;

/** Letters that a name may have: of a formula, of a line, of what it is bought as. */
export const longestName = 200;
const tooLong = (what: string) => `Write at most ${longestName} letters. The ${what} it had stays.`;

/** Why a cell's text could not be taken, by column. */
export const unreadable = {
  name: tooLong('name'),
  form: tooLong('form'),
  amount: 'Write one amount with its unit, such as 120 mg. The label keeps the last one.',
  purpose: 'Choose one of the list. The purpose it had stays.',
  potency: 'Write a percentage above 0, up to 100. The one it had stays.',
  overage: 'Write a percentage from 0 to 300. The one it had stays.',
  price: 'Write US dollars a kilogram, such as 14.00. The price it had stays.',
} as const;
