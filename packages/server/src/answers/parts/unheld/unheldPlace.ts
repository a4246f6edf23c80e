import { z } from 'zod';
import { type Evidence, type Passage, passagesOf } from '../../../evidence/index.ts';
import { columns, familyOf, nameInSentence, readTable } from '../../../registry/index.ts';
import { joinWords, type Block } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { clauseOf, named } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';

const { key, text } = columns;

/** A row of `askedPlaces.csv`: how a question asks for what was found in a place or among its people. */
const AskedPlace = z.strictObject({ key, cue: text.transform(readCue) });
const cues = readTable(new URL('../data/', import.meta.url), 'askedPlaces', AskedPlace).map(({ cue }) => cue);

/**
 * A place in which, or among whose people, a question asks what was found, and that no record of what it names speaks of.
 * What was found elsewhere would pass for it. Null for all else.
 */
export function unheldPlaceBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question, asks, ingredients } = inquiry;
  const clause = clauseOf(question);
  const places = [...named(clause.spans, 'place'), ...named(clause.spans, 'country')];
  if (ingredients.length === 0 || places.length === 0) return null;
  const isHere = inquiry.markets.length > 0 && [...asks].some((ask) => ofRules.has(ask) || ask === 'dose');
  if (isHere || !isAny(cues, clause)) return null;
  const family = new Set(ingredients.flatMap((own) => familyOf(evidence, own)));
  const isHeld = passagesOf(evidence).some(
    (passage) =>
      passage.kind === 'evidence' &&
      passage.ingredients.some((own) => family.has(own)) &&
      speaksOf(passage, places),
  );
  const names = ingredients.map((own) => nameInSentence(evidence, own));
  return isHeld
    ? null
    : abstain(
        `I hold no record of ${joinWords(names, 'or')} that speaks of ${joinWords(places, 'or')}, so I make no claim about it`,
        'Ask for its studies or cautions, and I tell what was found elsewhere',
      );
}

const ofRules: ReadonlySet<AskKind> = new Set<AskKind>([
  'rule',
  'limit',
  'labelValue',
  'percent',
  'claim',
  'contentClaim',
  'panel',
  'rounding',
  'referenceAmount',
  'contaminant',
]);

function speaksOf({ title, text: said }: Passage, places: readonly string[]): boolean {
  const { spans } = clauseOf(`${title} ${said}`);
  const own = [...named(spans, 'place'), ...named(spans, 'country')];
  return own.some((place) => places.includes(place));
}
