const unit =
  'kg|g|mg|µg|mcg|mL|L|fl oz|IU|CFU|mEq|kcal|kJ|%|mm|cm|days?|weeks?|months?|years?|y|participants|trials|studies';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu');

/** Sets a no-break space between a number and its unit, so that `20 µg` is never cut in two by a line. */
export const joinUnits = (text: string): string => text.replace(beforeUnit, '\u00a0');
