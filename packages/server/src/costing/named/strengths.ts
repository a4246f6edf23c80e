import { z } from 'zod';
import { columns, readTable, type Material, type Mention } from '../../registry/index.ts';
import { labelAmountNear } from '../dose/labelAmount.ts';
import { anyOf, searchable, textBefore, textBehind } from '../text.ts';

const levels = ['low', 'high', 'half'] as const;
/** How strong words say that a dose is, beside the usual one. */
export type Strength = (typeof levels)[number];

const StrengthWords = z.strictObject({
  key: columns.key,
  /** `little`: low, but only right before a name. */
  level: z.enum([...levels, 'little']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'strengthWords', StrengthWords);
const phrases = rows.flatMap(({ level, words }) => words.map((word) => ({ level, word })));

const either = anyOf(
  phrases.map(({ word }) => word),
  (word) => word.replaceAll(' ', String.raw`[\s-]+`),
);
const link = String.raw`(?:\s+(?:of|de|von|van))?`;
/** `low-dose iron`, `gentle dose of magnesium`. */
const beforeName = new RegExp(String.raw`(?:^|[^\p{L}])(${either})(${link})[\s-]+$`, 'iu');
const ofName = new RegExp(String.raw`^${link}[\s-]+$`, 'iu');
/** Wherever they stand. */
const ofAll = new RegExp(String.raw`(?<!\p{L})(?:${either})(?!\p{L})`, 'giu');
/** `for low iron`, `women with low iron`, `low iron levels`: who it is for, and nothing of the product. */
const lacking =
  /\b(?:for|have|has|having|from|against|(?:women|men|people|adults|anyone|anybody|those|athletes|runners|vegans|vegetarians|kids|children|girls|mums|moms)\s+with)\s+(?:a\s+|very\s+)?$/i;
const ofBlood = /^\s+(?:levels?|status|stores?|deficien\w*|counts?|blood|intakes?)\b/i;
const refused =
  /\b(?:no|not|never|without|avoid|avoids|than|unlike|other|most|instead of|aren['’]t|isn['’]t)\s+(?:an?\s+|the\s+)?$/i;
const joins = /^\s*(?:,|and|&|\+|plus|,\s*and)\s*$/i;

const levelOf = (written: string) =>
  phrases.find(({ word }) => word === searchable(written).trim())?.level ?? null;

/** What words right before names say of the strength of each; a list after `low dose of` shares it. */
export function strengthsAt(text: string, mentions: readonly Mention[]): (Strength | null)[] {
  let listed: Strength | null = null;
  let upTo = -1;
  return mentions.map((mention) => {
    const own = strengthAt(text, mention);
    const goesOn = upTo >= 0 && joins.test(text.slice(upTo, mention.start));
    listed = own ? (own.isList ? own.strength : null) : goesOn ? listed : null;
    upTo = mention.end;
    return own?.strength ?? listed;
  });
}

function strengthAt(text: string, { start, end }: Mention): { strength: Strength; isList: boolean } | null {
  const [whole = '', written = '', of = ''] = beforeName.exec(textBefore(text, start)) ?? [];
  const level = written === '' ? null : levelOf(written);
  const open = textBefore(text, start - whole.replace(/^[^\p{L}]/u, '').length);
  if (level === null || refused.test(open)) return null;
  if (level !== 'little') return { strength: level, isList: of !== '' };
  return lacking.test(open) || ofBlood.test(textBehind(text, end))
    ? null
    : { strength: 'low', isList: false };
}

/** What a text says of the strength of all that is in a product: `Extra strength sleep tablets`; null where it says nothing. */
export function strengthOf(text: string, mentions: readonly Mention[]): Strength | null {
  for (const { 0: written, index } of text.matchAll(ofAll)) {
    const level = levelOf(written);
    const end = index + written.length;
    const isOfName = mentions.some(({ start }) => start >= end && ofName.test(text.slice(end, start)));
    if (level && level !== 'little' && !isOfName && !refused.test(textBefore(text, index))) return level;
  }
  return null;
}

/** The amount of a dose of such a strength: half the usual one, between its least and the usual, or up to twice as much. */
export function amountOfStrength({ dose }: Material, usual: number, strength: Strength): number {
  if (strength === 'half') return usual / 2;
  if (strength === 'high') return Math.max(usual, Math.min(usual * 2, dose.high));
  return labelAmountNear(Math.sqrt(Math.min(dose.low, usual / 2) * usual));
}

/** As a sentence says it. */
export const strengthWord: Readonly<Record<Strength, string>> = {
  low: 'a low dose',
  high: 'a high dose',
  half: 'half the usual dose',
};
