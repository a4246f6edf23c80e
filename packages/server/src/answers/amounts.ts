/** An amount in a question, e.g. `5,000 IU`. */
export interface Amount {
  readonly value: number;
  readonly unit: 'µg' | 'mg' | 'g' | 'IU';
  readonly text: string;
}

const spelled: Record<string, Amount['unit']> = {
  mcg: 'µg',
  ug: 'µg',
  µg: 'µg',
  microgram: 'µg',
  micrograms: 'µg',
  mg: 'mg',
  milligram: 'mg',
  milligrams: 'mg',
  g: 'g',
  gram: 'g',
  grams: 'g',
  iu: 'IU',
  ie: 'IU',
};
const amountPattern =
  /(?<![\w.])(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)[\s\u202F\u00A0]*(mcg|ug|[µμ]g|micrograms?|mg|milligrams?|grams?|g|iu|ie)\b/giu;

/** The amounts a text states, in order. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(amountPattern)].flatMap(([whole, digits = '', written = '']) => {
    const unit = spelled[written.toLowerCase().replace('μ', 'µ')];
    const isThousands = /^\d{1,3}(?:,\d{3})+$/.test(digits);
    const value = Number(isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.'));
    return unit && Number.isFinite(value) ? [{ value, unit, text: whole }] : [];
  });
}
