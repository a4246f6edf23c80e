/** What sheets call what a line does. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^actives?\b/i, 'active'],
  [/^(?:base|food)\b/i, 'base'],
  [/^(?:carrier|filler|diluent|bulking)/i, 'carrier'],
  [/^(?:excipient|flow|lubricant|glidant|binder|disintegrant|anti-?caking|processing)/i, 'excipient'],
  [/^flavou?r/i, 'flavour'],
  [/^sweeten/i, 'sweetener'],
  [/^colou?r/i, 'colour'],
  [/^preservative/i, 'preservative'],
  [/^acid/i, 'acid'],
  [/^solvent/i, 'solvent'],
  [/^water\b/i, 'water'],
  [/^(?:shell|capsule)/i, 'shell'],
  [/^coating/i, 'coating'],
];

/** What a line does, by the word of its cell; undefined where it says nothing that a line can be. */
export const purposeOf = (text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];
