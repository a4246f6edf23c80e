/** The code points that WebDriver gives to keys without a character. */
const named: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  F10: '\uE03A',
  F8: '\uE038',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** What is done for keys that are pressed together, such as 'Control+j'. */
export function chord(keys: string): KeyAction[] {
  const values = keys.split('+').map((key) => named[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ];
}

/** What is done for words that are typed. */
export const typed = (words: string): KeyAction[] =>
  [...words].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
