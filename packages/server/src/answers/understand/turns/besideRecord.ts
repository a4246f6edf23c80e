import { stemmer } from 'stemmer';
import { type Evidence, type Passage, perEvidence } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { profilesOf } from '../../gather/closeness.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import { isAskWord } from '../cues.ts';
import type { Inquiry } from '../inquiry.ts';
import { findForms } from '../names/namedForms.ts';
import { writtenCounts } from '../numberWords.ts';
import { ofAttributes, shareOf, type Telling } from './tellingWords.ts';

/** What is said behind a question that a record answered. */
export interface TurnOnRecord {
  readonly evidence: Evidence;
  readonly own: Inquiry;
  readonly before: Inquiry;
  /** The place of the record that answered. */
  readonly told: number;
  /** The words of the turn, and those of the question before. */
  readonly said: readonly Telling[];
  readonly asked: readonly Telling[];
}

/** Tables whose rows are found by names, people and markets, which a turn takes over one by one. */
const slotTables: ReadonlySet<string> = new Set([
  'study',
  'limit',
  'dailyValue',
  'euClaim',
  'interaction',
  'bioavailability',
  'contradiction',
  ...['dose', 'forms', 'cautions', 'regulatory', 'label', 'density'].map((part) => `ingredient/${part}`),
]);

/** Whether a record is of such a table. */
export const isOfSlots = (evidence: Evidence, at: number): boolean => slotTables.has(typeOf(evidence, at));

/** Whether a word is neither a name nor one that asks for what is known: records alone say what it means. */
const isOpen = ({ namedWords, asks }: Inquiry, { word: { stem } }: Telling): boolean =>
  !namedWords.has(stem) &&
  !isAskWord(asks, stem) &&
  ![ofAttributes, isOrdinary, counted].some((words) => words.has(stem));
const counted: ReadonlySet<string> = new Set(writtenCounts);

/** Where a record stands among all. */
export const placeOf = (evidence: Evidence, passage: Passage): number =>
  recordIndexOf(evidence).passages.indexOf(passage);

const typeOf = (evidence: Evidence, at: number): string => profilesOf(evidence)[at]?.type ?? '';

/** The place of the record that is meant; null where none says what is new, and enough of what was asked before. */
export function siblingMeant(turn: TurnOnRecord): number | null {
  const { evidence, own, before, said, told } = turn;
  // “what about the glycinate?” names a compound of what was asked about
  const isOfForms = findForms(evidence, before.ingredients, own.question).length > 0;
  if (isOfSlots(evidence, told) && (isOfForms || !said.some((each) => isOpen(own, each)))) return null;
  const near = new Set([told].concat(said.flatMap(({ places }) => Array.from(places))));
  const rated = [...near]
    .filter((at) => isSibling(evidence, at, told) && !isOfOtherMarket(turn, at))
    .map((at) => ({ at, kept: keptShare(turn, at) }))
    .filter(({ kept }) => kept >= least.keptOfHead)
    .map(({ at, kept }) => ({
      at,
      kept,
      fresh: freshShare(turn, at),
      head: headShare(turn, at),
      figures: figuresShared(turn, at),
    }))
    .filter(
      (each) =>
        isEnough(each) && (each.head + each.figures >= least.headOfCommon || isUncommon(turn, each.at)),
    )
    .map(({ at, fresh, kept, head, figures }) => ({ at, rating: fresh + kept + ofHead * head + figures }));
  const [best] = rated.toSorted(
    (left, right) => right.rating - left.rating || Number(right.at === told) - Number(left.at === told),
  );
  return best?.at ?? null;
}

/** “Whey, sweet, fluid” is all that the head of a record says, whatever else was asked of fish oil. */
const isEnough = ({ fresh, kept, head }: { fresh: number; kept: number; head: number }): boolean =>
  fresh >= least.fresh && kept >= (head >= least.head ? least.keptOfHead : least.kept);

/** Whether a word that is not everybody's says so, or the record that answered. */
const isUncommon = ({ said, told }: TurnOnRecord, at: number): boolean =>
  at === told || said.some(({ isCommon, places }) => !isCommon && places.has(at));

const least = { fresh: 0.75, kept: 0.25, head: 0.9, keptOfHead: 0.1, headOfCommon: 0.6 };
/** What a record is on, before what it says besides. */
const ofHead = 2;

/** Whether two records are rows of one table on the same thing, or of the same kind. */
function isSibling(evidence: Evidence, at: number, told: number): boolean {
  const { passages } = recordIndexOf(evidence);
  const [own, other] = [passages[at], passages[told]];
  if (!own || !other) return false;
  const [table, ...parts] = segmentsOf(own);
  const [otherTable, ...otherParts] = segmentsOf(other);
  if (table !== otherTable) return false;
  return parts.length < 3
    ? typeOf(evidence, at) === typeOf(evidence, told)
    : parts.slice(1).some((part) => otherParts.includes(part));
}

/** Whether a record is of another market than the one that answered, and of none that the turn names. */
function isOfOtherMarket({ evidence, own, told }: TurnOnRecord, at: number): boolean {
  const profiles = profilesOf(evidence);
  const market = profiles[at]?.market ?? null;
  const other = profiles[told]?.market ?? market;
  return market !== null && market !== other && !own.markets.includes(market);
}

/** The table of a record, and what tells its rows apart. */
export const segmentsOf = ({ key }: Passage): string[] => key.split(/[:/]/);

const headsOf = perEvidence(() => new Map<number, ReadonlySet<string>>());

/** What stands at the head of a record: its title, and of whom or what it is. */
export function headOf(evidence: Evidence, at: number): ReadonlySet<string> {
  const known = headsOf(evidence);
  const { title = '', text = '' } = recordIndexOf(evidence).passages[at] ?? {};
  const head =
    known.get(at) ?? new Set(stems(`${title} ${text.slice(0, text.indexOf(':') + 1)}`).map(stemmer));
  known.set(at, head);
  return head;
}

export const isIn = (head: ReadonlySet<string>, { variants }: Telling): boolean =>
  variants.some((each) => head.has(each));

/** Whether a head has a word itself, not only another for it. */
export const isWritten = (head: ReadonlySet<string>, { variants: [own = ''] }: Telling): boolean =>
  head.has(own);

/** How much a record says of what is new; the one that answered may say it anywhere. */
function freshShare({ evidence, said, told }: TurnOnRecord, at: number): number {
  const head = headOf(evidence, at);
  const telling = said.filter(
    (each) => !each.isCommon || isIn(head, each) || (at === told && each.places.has(at)),
  );
  // “per 100 ml of drink” is in no head, but all of it in the record that answered
  const isAll = at === told && said.length > 1 && said.every(({ places }) => places.has(at));
  const isTold = isAll || telling.some((each) => !each.isCommon || isIn(head, each));
  return isTold ? shareOf(telling, ({ places }) => places.has(at)) : 0;
}

/** How much of what is new a record says at its head, in the very words before others for them: cadmium is no lead. */
function headShare({ evidence, said }: TurnOnRecord, at: number): number {
  const head = headOf(evidence, at);
  const exact = shareOf(said, (each) => isWritten(head, each));
  const meant = shareOf(said, (each) => isIn(head, each));
  return exact + ofAnother * (meant - exact);
}
const ofAnother = 0.8;

/** How much a record says of what the one that answered says of the question before. */
const keptShare = ({ asked, told }: TurnOnRecord, at: number): number =>
  shareOf(
    asked.filter(({ places }) => places.has(told)),
    ({ places }) => places.has(at),
  );

/** The share of the numbers of a turn, or else of the question before, that a record says: “teens up to 18”. */
function figuresShared({ evidence, own, before, told }: TurnOnRecord, at: number): number {
  const figures = numbersIn(own.question) ?? (at === told ? null : numbersIn(before.question)) ?? [];
  const said = figures.filter((figure) => profilesOf(evidence)[at]?.figures.has(figure));
  return said.length / Math.max(1, figures.length);
}

const numbersIn = (text: string): readonly string[] | null => text.match(/\d+(?:\.\d+)?/g);
