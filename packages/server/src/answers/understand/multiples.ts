import { formatAmount } from '../../registry/index.ts';
import type { Dose } from './doses.ts';
import { countOf, writtenCounts } from './numberWords.ts';

/** An amount that is taken several times: `2 capsules of 250 mg each`, `250 mg twice a day`. */
export interface Multiple {
  readonly times: number;
  readonly each: Dose;
  readonly total: Dose;
}

const count = String.raw`(\d{1,2}|${writtenCounts.slice(1).join('|')})`;
const piece =
  '(?:capsules?|tablets?|softgels?|gumm(?:y|ies)|pieces?|servings?|scoops?|sachets?|sticks?|drops?)';

const before = new RegExp(
  String.raw`\b${count}\s*(?:x|×|times|${piece})(?:\s+a day|\s+daily)?(?:\s+(?:of|with|at|containing|holding|each)){0,3}\s*$`,
  'i',
);
const after = new RegExp(String.raw`^[^.;,?]{0,40}?\b(?:(twice|thrice)|${count}\s*(?:x|×|times))\b`, 'i');

/** “Two oatmeal cookies of 15 g each”: things that no word for a piece names. */
const things = new RegExp(
  String.raw`\b${count}\s+(?:[\p{L}\p{N}’'&%-]+,?\s+){1,12}(?:of\s|at\s|with\s)?\s*\(?\s*$`,
  'iu',
);
const isOfEach = /^\s*each\b/i;

/** The first amount that a text takes several times; null where none is. */
export function findMultiple(text: string, amounts: readonly Dose[]): Multiple | null {
  for (const each of amounts) {
    const start = text.indexOf(each.text);
    const behind = text.slice(start + each.text.length);
    const found =
      before.exec(text.slice(0, start)) ??
      (isOfEach.test(behind) ? things.exec(text.slice(0, start)) : null) ??
      after.exec(behind);
    const times = countOf(found?.[1] ?? found?.[2] ?? '');
    if (!found || !(times > 1)) continue;
    const value = Number((times * each.value).toPrecision(12));
    return { times, each, total: { ...each, value, text: formatAmount(value, each.unit) } };
  }
  return null;
}
