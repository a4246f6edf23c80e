import { findAmounts } from '../../registry/amounts.ts';

/** A text with the amount of what it names taken out of it. */
export interface NameAndAmount {
  name: string;
  amountText: string | null;
}

/** Behind an amount: what it counts as, and what it is in another unit. */
const counted = /^\s*(?:DFE|RAE|NE)\b|^\s*\([~≈]?\s*\d[^()]*\)/i;
/** What may follow an amount within a name: nothing, or what the name is taken as. */
const mayFollow = /^[\s.,;*†]*$|^\s*[(,;:–-]|^\s+(?:as|from)\s/i;

/** `Zinc 15 mg (as zinc picolinate)`, `500 mg vitamin C` and `Vitamin D3 1000 IU` in their parts. */
export function nameAndAmount(written: string): NameAndAmount {
  const amounts = findAmounts(written);
  const outside = amounts.filter(({ start }) => !isInBracket(written, start));
  const fitting = outside.filter(
    ({ start, end }) => start === 0 || mayFollow.test(afterAmount(written, end)),
  );
  const amount = fitting.findLast(({ unit }) => unit !== '%') ?? atEnd(written, fitting.at(-1));
  if (!amount) return { name: plain(written), amountText: null };
  const after = afterAmount(written, amount.end);
  const end = written.length - after.length;
  return {
    name: plain(`${written.slice(0, amount.start)} ${after}`),
    amountText: written.slice(amount.start, end),
  };
}

/** A share within a name is of what it holds; at its end it may be of the product. */
function atEnd<Amount extends { end: number }>(written: string, amount: Amount | undefined) {
  return amount && /^[\s.,;*†]*$/.test(written.slice(amount.end)) ? amount : undefined;
}

function afterAmount(written: string, end: number): string {
  const after = written.slice(end);
  const [more = ''] = counted.exec(after) ?? [];
  return more === '' ? after : afterAmount(written, end + more.length);
}

const isInBracket = (written: string, at: number) => {
  const before = written.slice(0, at);
  return before.split('(').length > before.split(')').length;
};

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '');
