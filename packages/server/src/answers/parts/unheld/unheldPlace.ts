import { z } from 'zod';
import { type Evidence, type Passage, passagesOf } from '../../../evidence/index.ts';
import { columns, familyOf, nameInSentence, readTable } from '../../../registry/index.ts';
import { joinWords, type Block } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf, named } from '../../understand/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Span } from '../../understand/words.ts';
import { abstain } from '../abstention.ts';

const { key, text } = columns;

const ways = ['finding', 'rule', 'demand'] as const;

/**
 * A row of `askedPlaces.csv`: how a question asks for what was found in a place or among its people, for its rules, or for what it
 * lays down, which is asked for by that alone.
 */
const AskedPlace = z.strictObject({ key, of: z.enum(ways), cue: text.transform(readCue) });
const asked = readTable(new URL('../data/', import.meta.url), 'askedPlaces', AskedPlace);
const cuesOf = (way: (typeof ways)[number]) => asked.flatMap(({ of, cue }) => (of === way ? [cue] : []));
const cues = { finding: cuesOf('finding'), rule: cuesOf('rule'), demand: cuesOf('demand') };

/**
 * A place that a question asks on and that no record of what it names speaks of: its rules, where they are of none of the
 * markets, or what was found there. What holds elsewhere would pass for it. Null for all else.
 */
export function unheldPlaceBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question, asks, ingredients } = inquiry;
  const clause = clauseOf(question);
  const abroad = named(clause.spans, 'place');
  const places = [...abroad, ...named(clause.spans, 'country')];
  if (ingredients.length === 0 || places.length === 0) return null;
  const isOfRules = [...asks].some((ask) => ofRules.has(ask) || ask === 'dose');
  const isHere = inquiry.markets.length > 0 && !isAuthorityAbroad(clause);
  const isOnFinding = isAny(cues.finding, clause) && !(isOfRules && isHere);
  const isOnRule =
    abroad.length > 0 &&
    !isHere &&
    ((isOfRules && !asks.has('cost') && isAny(cues.rule, clause)) || isAny(cues.demand, clause));
  if (!isOnFinding && !isOnRule) return null;
  const family = new Set(ingredients.flatMap((own) => familyOf(evidence, own)));
  const isHeld = passagesOf(evidence).some(
    (passage) =>
      (passage.kind === 'evidence' || !isOnFinding) &&
      passage.ingredients.some((own) => family.has(own)) &&
      speaksOf(passage, places),
  );
  const names = ingredients.map((own) => nameInSentence(evidence, own));
  return isHeld
    ? null
    : abstain(
        `I hold no record of ${joinWords(names, 'or')} that speaks of ${joinWords(places, 'or')}, so I make no claim about it`,
        isOnFinding
          ? 'Ask for its studies or cautions, and I tell what was found elsewhere'
          : 'I hold the rules of the US, the EU and its members, the UK and Canada; ask for one of them',
      );
}

/** “The THAI FDA”: every market that is named is an authority of that name in a place elsewhere. */
function isAuthorityAbroad({ spans }: Clause): boolean {
  const markets = spans.filter(({ kind }) => kind === 'market');
  const isAbroad = ({ from }: Span) => spans.some(({ kind, to }) => kind === 'place' && to === from);
  return markets.length > 0 && markets.every(isAbroad);
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
