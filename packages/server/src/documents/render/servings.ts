import type { DocumentPart } from '../../contract/index.ts';

type Panel = Extract<DocumentPart, { type: 'panel' }>['panel'];

const labelled = (label: string, value: string | null) => (value ? [`${label} ${value}`] : []);
const alone = (value: string | null) => (value ? [value] : []);

/**
 * What a label says of its servings, in the words and the order of its format: Supplement Facts (21 CFR 101.36(b)(1)),
 * Nutrition Facts (21 CFR 101.9(d)(3)); others say what there is.
 */
export function servingLines({ title, servingSize, servings }: Panel): string[] {
  if (title === 'Supplement Facts') {
    return [...labelled('Serving Size', servingSize), ...labelled('Servings Per Container', servings)];
  }
  if (title === 'Nutrition Facts') return [...alone(servings), ...labelled('Serving size', servingSize)];
  return [...alone(servings), ...alone(servingSize)];
}
