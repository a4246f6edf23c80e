import { formatNumber } from '../../../registry/index.ts';
import { percentSentences } from '../../parts/conversion.ts';
import { note, paragraph, type Sentence } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { workedSentence } from '../arithmetic.ts';
import { ofShare } from './counts.ts';
import type { Quantity } from './quantities.ts';
import { inUnit, type Operation, type Sheet, stated, tidy, weight } from './sheet.ts';
import { unitOfCount } from '../../../text/plurals.ts';
import { type Brought, broughtBy } from './bringing.ts';
import { splitIn } from './split.ts';
import { supplyCosts } from './supplyCosts.ts';

/**
 * An amount of an active as the compound or the material that brings it, and what follows from that in the same
 * question: how many pieces hold it, what it is of the reference values, what it costs.
 */
export const supply: Operation = (sheet) => {
  const { inquiry, text, whole } = sheet;
  const [key, ...others] = inquiry.ingredients;
  if (text !== whole || !key || others.length > 0 || wantsMore(sheet)) return null;
  const hold = sheet.quantities.find((each) => isHold(each));
  const target = sheet.quantities.find((each) => each !== hold && isTarget(each));
  const brought = target ? broughtBy(sheet, key, target) : null;
  if (!brought) return null;
  const asksPieces = inquiry.asks.has('pieces') || ofPieces.test(whole);
  if (asksPieces && !hold && ofCount.test(whole)) return null;
  const follows = [
    ...(asksPieces && hold ? [piecesSentence(sheet, brought, hold)] : []),
    ...splitSentences(sheet, brought),
    ...totalSentences(sheet, brought),
    ...(ofShare.test(whole)
      ? percentSentences(sheet.evidence, key, { ...inquiry, amounts: [brought.active] })
      : []),
    ...supplyCosts(sheet, key, brought),
  ];
  if (follows.length === 0 && !brought.isWhole) return null;
  const remark = brought.isTheoretical
    ? [
        note(
          'That is a theoretical maximum from the formula; real lots are lower, so use the supplier’s assay',
        ),
      ]
    : [];
  return { statement: '', blocks: [paragraph(brought.sentence, ...follows, ...remark)], isOfWhole: true };
};

/** Asks that such a sum answers, or is asked within. */
const ofSum: ReadonlySet<AskKind> = new Set<AskKind>([
  'content', 'form', 'dose', 'conversion', 'percent', 'labelValue', 'panel', 'pieces', 'cost', 'meaning', 'capsuleSize', 'rounding', 'claim', 'concentration', 'rule',
]); // prettier-ignore

/** Whether a claim is asked for, and not only spoken of: “claim 60 mg”, “the claim team”, “what can we print?” */
export const wantsClaim = (text: string): boolean => ofClaims.test(text);
const ofClaims =
  /\b(?:which|what|any|can|could|may|might|make|carry|bear|use|earn|reach|support|enough|qualif\w+|sufficient)\b[^.?!,;:]*\bclaims?\b(?!\s*(?:of|[:=]|\d))|\bclaims?\b[^.?!,;:]*\b(?:allowed|authori[sz]ed|approved|permitted|possible)\b/i;

/** Whether a question asks for more than sums. */
export const wantsMore = ({ inquiry: { asks }, whole }: Sheet): boolean =>
  [...asks].some((ask) => !ofSum.has(ask)) || (asks.has('claim') && wantsClaim(whole)) || ofLaw.test(whole);

const ofLaw =
  /\b(?:may|allowed|legal|permitted|authori[sz]ed|banned|laws?|regulations?|status|novel foods?)\b/i;

const holding =
  /\b(?:holds?|fits?|takes?|carry|carries|room for|filled? (?:with|at|to)|fill weight(?: (?:of|is))?|payload(?: of)?|capacity(?: of)?)(?:\s+(?:in|us|about|around|only|up to|at most))*\s*$/i;
const ofIt =
  /^\s*(?:of (?:it|this|that)\b|of the (?:salt|compound|chelate|powder|material|blend|oil)\b|fill\b|each\b)/i;

/** What a piece takes: “each holds 400 mg”, “500 mg of it”. */
const isHold = ({ unit, before, after }: Quantity): boolean =>
  unit.dimension === 'mass' &&
  !/^\s*(?:of )?elemental\b/i.test(after) &&
  (holding.test(before) || ofIt.test(after));

/** The amount of the active, or of the compound: not a price, nor how strong something is. */
const isTarget = ({ unit, per }: Quantity): boolean =>
  (unit.dimension === 'mass' || unit.dimension === 'activity') && per?.unit.dimension !== 'mass';

const ofPieces =
  /\b(?:how many|number of|count of)\b[^.?]*\b(?:capsules?|caps|tablets?|softgels?|gumm(?:y|ies)|pieces?|sticks?|sachets?|scoops?|shells?)\b/i;
const ofCount = /\bhow many (?:capsules?|caps|tablets?|softgels?|gummies|pieces?|shells?)\b/i;
/** How many pieces hold it, a broken one counted whole. */
function piecesSentence({ inquiry }: Sheet, { grams, mass, words }: Brought, hold: Quantity): Sentence {
  const [form = 'piece'] = inquiry.dosageForms;
  const exact = grams / hold.amount;
  const count = Math.ceil(exact - 1e-9);
  const quotient = formatNumber(tidy(exact, 3));
  const name = unitOfCount(count, ofPiece.has(form) ? form : 'piece');
  const statement = `${formatNumber(count)} ${name} for ${inUnit(grams, mass, 3)} of ${words}: ÷ ${stated(hold)} each = ${quotient}${quotient === String(count) ? '' : ', rounded up'}`;
  return workedSentence(statement);
}

/** What each of several pieces takes that it is split over. */
function splitSentences(sheet: Sheet, { grams, mass, words }: Brought): Sentence[] {
  const over = splitIn(sheet);
  return over
    ? [
        workedSentence(
          `${inUnit(grams / over.count, mass, 4)} of ${words} a ${over.unit.symbol}: ${inUnit(grams, mass)} ÷ ${formatNumber(over.count)}`,
        ),
      ]
    : [];
}

/** What so many pieces or servings take of it together, where that is asked for. */
function totalSentences(sheet: Sheet, { grams, words }: Brought): Sentence[] {
  const pieces = sheet.quantities.find(
    ({ unit, value, per }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') &&
      value > 1 &&
      per?.unit.dimension !== 'time',
  );
  if (!pieces || !/\b(?:total|altogether|in all|overall|whole (?:batch|bottle|pack))\b/i.test(sheet.whole))
    return [];
  return [
    workedSentence(
      `${weight(grams * pieces.value)} of ${words} for ${stated(pieces)}: ${formatNumber(pieces.value)} × ${weight(grams)}`,
    ),
  ];
}

const ofPiece: ReadonlySet<string> = new Set(['capsule', 'tablet', 'softgel', 'gummy']);
