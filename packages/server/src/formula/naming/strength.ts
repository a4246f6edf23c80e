import { trimmed } from './fragments.ts';

/** How strong a material is that carries what it is named for. */
export interface Strength {
  value: number;
  /** Of cultures, billions of colony-forming units in a gram. */
  unit: '%' | 'IU/g' | 'CFU/g';
}

/** A text in what it is and how strong that is. */
export interface Strong {
  rest: string;
  /** The strength as it is written. */
  told: string;
  strength: Strength;
}

const figure = String.raw`(?<value>\d{1,4}(?:[,.]\d+)*)\s*(?<unit>%|IU\s*\/\s*g|(?:B|bn|billion|[x×]\s*10\^?9)\s*(?:CFU|KBE|UFC)\s*\/\s*g)`;
const written = [
  // `methylcobalamin 1% trituration`, `ascorbic acid DC 97%`
  String.raw`^(?<rest>.*?)(?:^|[\s,])(?:trit\S*\s*|DC\s*)?${figure}(?:\s*(?:trit\S*|[io]n\s.+|powder|beadlets?|oil|CWS|SD|DC))?$`,
  // `1% cyanocobalamin on mannitol`
  String.raw`^${figure}\s(?<rest>\p{L}.*?)(?:\s(?:trit\S*|[io]n\s.+))?$`,
  // Direct compression grades are called by their share: `ascorbic acid DC97`.
  String.raw`^(?<rest>.*?)\bDC\s?(?<value>\d\d)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

const strengthOf = (value: string, unit: string): Strength => {
  if (unit === '%') return { value: Number(value.replace(',', '.')), unit };
  const count = Number(value.replaceAll(',', ''));
  return { value: count, unit: /^IU/i.test(unit) ? 'IU/g' : 'CFU/g' };
};

/** A text and the strength that it tells; undefined where it tells none. */
export function strengthIn(text: string): Strong | undefined {
  for (const pattern of written) {
    const { rest = '', value, unit = '%' } = pattern.exec(text)?.groups ?? {};
    if (value === undefined) continue;
    const strength = strengthOf(value, unit);
    const isShare = strength.value > 0 && (strength.unit !== '%' || strength.value <= 100);
    if (isShare) return { rest: trimmed(rest), told: trimmed(text.replace(rest, '')), strength };
  }
  return undefined;
}

/** The strength that something is sold by: `retinyl palmitate 500,000 IU/g`, `potassium iodide, 1 % on carrier`. */
export function strengthNamed(label: string): Strength | undefined {
  const { value, unit } = new RegExp(figure, 'iu').exec(label)?.groups ?? {};
  return value && unit ? strengthOf(value, unit) : undefined;
}
