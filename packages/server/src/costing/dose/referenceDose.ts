import { z } from 'zod';
import { referenceValues } from '../../evidence/index.ts';
import {
  columns,
  inLabelUnit,
  massUnit,
  readNumber,
  readTable,
  registry,
  type Amount,
  type Material,
} from '../../registry/index.ts';
import { labelFor } from '../labelFor.ts';
import { anyOf } from '../text.ts';
import { peopleIn } from '../words/people.ts';
import type { DoseContext } from './usualDose.ts';

/** What the values are called that labels count vitamins and minerals by. */
const ReferenceWords = z.strictObject({
  key: columns.key,
  /** Empty: of the market that the words name. */
  market: z.enum(['US', 'EU', '']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'referenceWords', ReferenceWords);
const patterns = rows.map(({ market, words }) => ({
  market,
  share: new RegExp(
    String.raw`(\d+(?:[.,]\d+)?)\s*%\s+(?:of\s+)?(?:the\s+|your\s+|each\s+)?(?:EU\s+|US\s+|daily\s+)?(?:${anyOf(words)})(?!\p{L})`,
    'giu',
  ),
  whole: new RegExp(String.raw`(?:at|one|full|a|the)\s+(?:EU\s+|US\s+)?(?:${anyOf(words)})(?!\p{L})`, 'iu'),
}));

/** How much of a label's reference value vitamins and minerals without an amount have. */
export interface Reference {
  readonly market: 'US' | 'EU';
  /** 1: the whole of it. */
  readonly share: number;
}

/** `B vitamins at one NRV`, `100 % of the daily value`; null where words say none, or several. */
export function referenceIn(text: string): Reference | null {
  if (peopleIn(text).length > 0) return null;
  const [concept = '', ...others] = text.split('\n');
  const own = labelFor({ concept, description: others.join(' ') }).market ?? 'US';
  for (const { market, share, whole } of patterns) {
    const shares = new Set(Array.from(text.matchAll(share), ([, digits = '']) => readNumber(digits) / 100));
    const [only] = shares;
    if (shares.size === 1 && only) return { market: market || own, share: only };
    if (shares.size === 0 && whole.test(text)) return { market: market || own, share: 1 };
  }
  return null;
}

/** A microgram of dietary folate equivalents is so much folic acid: 21 CFR 101.9(c)(8)(iv). */
const folicAcidInDfe = 0.6;

/** A share of a material's reference value, in its label unit; null where there is none. */
export function referenceDose(material: Material, { market, share }: Reference): number | null {
  const parent = registry.ingredients.get(material.ingredient)?.parent;
  const row = referenceValues().find(
    ({ ingredient, jurisdiction, group, kind }) =>
      (ingredient === material.ingredient || ingredient === parent) &&
      jurisdiction === market &&
      group === 'adults' &&
      kind !== 'RI',
  );
  if (!row) return null;
  const isOfFolicAcid = row.unit.includes('DFE') && !/5-?MTHF|methyl/i.test(material.form);
  const value = row.amount * share * (isOfFolicAcid ? folicAcidInDfe : 1);
  return inLabelUnit({ value, unit: massUnit(row.unit) as Amount['unit'] }, material);
}

/** A multivitamin of the Union has its reference values where one of the US has daily values. */
export function euMultiDose(
  material: Material,
  { text, contexts, usual }: { text: string; contexts: readonly DoseContext[]; usual: number },
): number | null {
  const [concept = '', ...others] = text.split('\n');
  if (!contexts.includes('multivitamin') || peopleIn(text).length > 0) return null;
  if (labelFor({ concept, description: others.join(' ') }).market !== 'EU') return null;
  const ofUs = referenceDose(material, { market: 'US', share: 1 });
  return ofUs !== null && Math.abs(usual - ofUs) <= ofUs * 0.02
    ? referenceDose(material, { market: 'EU', share: 1 })
    : null;
}
