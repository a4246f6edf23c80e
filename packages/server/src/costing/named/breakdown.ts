import { convertMass, findAmountsIn, type Amount, type Mention } from '../../registry/index.ts';

/** `7 g BCAAs per scoop (3.5 g leucine, …)`: so much may stand before the brackets. */
const brackets = /^[^()\n.;,]{0,30}\(([^()]*)\)/;
/** So far brackets are followed: a long text is not read again for each of its names. */
const window = 300;
const masses = ['µg', 'mg', 'g'] as const;
/** Labels round: the parts are the whole within so much of it. Our assumption. */
const slack = 0.02;

interface Dosed<Each extends Mention> {
  text: string;
  mentions: readonly Each[];
  amounts: readonly (Amount | null)[];
}

/** What a text names in brackets as the parts of a whole whose weight it gives: their weights are in it already. */
export function partsOfWhole<Each extends Mention>({ text, mentions, amounts }: Dosed<Each>): Set<Each> {
  return new Set(
    mentions.flatMap((whole, at) => {
      const amount = amounts[at];
      const from = Math.max(whole.end, amount?.end ?? 0);
      const [before = '', span = ''] = brackets.exec(text.slice(from, from + window)) ?? [];
      if (!amount || !isSum(amount, findAmountsIn(span, masses))) return [];
      return mentions.filter(({ start, end }) => start >= from && end <= from + before.length);
    }),
  );
}

function isSum({ value, unit }: Amount, parts: readonly Amount[]): boolean {
  const sum = parts.reduce((total, part) => total + (convertMass(part.value, part.unit, unit) ?? NaN), 0);
  return parts.length > 1 && Math.abs(sum - value) <= value * slack;
}
