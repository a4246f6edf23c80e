import { z } from 'zod';
import { columns, convertMass, massUnit, readTable } from '../../registry/index.ts';
import { type Block, opened, type Sentence } from '../prose.ts';
import type { Inquiry, Market } from '../understand/inquiry.ts';

const { key, text } = columns;

/** A row of `leave.csv`: words by which a rule or a status says whether something may be sold or used. */
const LeaveWords = z.strictObject({ key, verdict: z.enum(['yes', 'no', 'limited']), words: text });
type Verdict = z.infer<typeof LeaveWords>['verdict'];

/** The longest first: what is part of a longer phrase is not told again. */
const rows = readTable(new URL('./data/', import.meta.url), 'leave', LeaveWords)
  .toSorted((left, right) => right.words.length - left.words.length)
  .map(({ verdict, words }) => ({ verdict, words, pattern: new RegExp(String.raw`\b${words}\b`) }));

/** A question that wants a yes or a no, and whether its yes is a ban. */
const asksLeave =
  /\b(?:is|are|can|may|could)\b.*\b(?:allowed|legal|lawful|permitted|approved|authori[sz]ed|accepted|ok|okay|fine|sold|sell|use|used|put|add|added|include|market|launch|banned|prohibited|illegal|forbidden)\b/i;
const asksForBan = /\b(?:banned|prohibited|illegal|forbidden)\b/i;
const asksHowMuch = /\bhow (?:much|many|high)\b|\bwhich\b|\bwhat\b/i;

/** What a text says by its own words; null where it says nothing, or one thing and its opposite. */
function verdictOf(told: string): Verdict | 'part' | null {
  let left = told.toLowerCase();
  const found = new Set<Verdict>();
  for (const { verdict, words, pattern } of rows) {
    if (!pattern.test(left)) continue;
    found.add(verdict);
    left = left.replaceAll(words, ' ');
  }
  if (found.has('no')) return found.has('yes') ? 'part' : found.has('limited') ? null : 'no';
  return found.has('limited') ? 'limited' : found.has('yes') ? 'yes' : null;
}

const openings = { yes: 'Yes', no: 'No', limited: 'Yes, within limits', part: 'In part' } as const;
const inverse = { yes: 'no', no: 'yes', limited: 'part', part: 'part' } as const;

const wordsOf = ({ segments }: Sentence): string =>
  segments.filter((part) => typeof part === 'string').join('');

/** The market that a sentence on rules begins with. */
const marketOf = (told: string): Market | null =>
  (/^(?:EU|US|UK|CA)\b/.exec(told)?.[0] as Market | undefined) ?? null;

/** An answer on what may be sold or used, its yes or no ahead where the records say it in so many words. */
export function withLeave(inquiry: Inquiry, blocks: readonly Block[]): Block[] {
  const verdict = verdictFor(inquiry, blocks);
  if (!verdict) return [...blocks];
  const opening = openings[asksForBan.test(inquiry.question) ? inverse[verdict] : verdict];
  let isOpened = false;
  return blocks.map((block) => {
    if (isOpened || block.kind !== 'paragraph' || block.sentences.length === 0) return block;
    isOpened = true;
    const [first, ...rest] = block.sentences;
    return first ? { ...block, sentences: [opened(`${opening}: `, first), ...rest] } : block;
  });
}

/** “300 mg” where “at most 200 mg” holds is no; null where the amount cannot be held against a limit. */
function withinLimits(told: string, { amounts: [amount] }: Inquiry): Verdict | null {
  if (!amount) return 'limited';
  const limits = [...told.matchAll(ceiling)].flatMap(([, digits = '', unit = '']) => {
    const limit = convertMass(Number(digits.replaceAll(',', '')), unit, massUnit(amount.unit));
    return limit === null ? [] : [limit];
  });
  if (limits.length === 0) return null;
  return amount.value > Math.max(...limits) ? 'no' : amount.value <= Math.min(...limits) ? 'limited' : null;
}

const ceiling = /\b(?:at most|not above|below|up to) (\d[\d.,]*)\s?(µg|mg|g)\b/g;

function verdictFor(inquiry: Inquiry, blocks: readonly Block[]): Verdict | 'part' | null {
  const verdict = verdictIn(inquiry, blocks);
  const first = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))[0];
  return verdict === 'limited' && first ? withinLimits(wordsOf(first), inquiry) : verdict;
}

function verdictIn({ question, markets }: Inquiry, blocks: readonly Block[]): Verdict | 'part' | null {
  if (!asksLeave.test(question) || asksHowMuch.test(question)) return null;
  const told = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : [],
  );
  const [first] = told;
  if (!first || blocks.find(({ kind }) => kind !== 'heading')?.kind !== 'paragraph') return null;
  if (markets.length === 0) return ofAnyMarket(verdictOf(wordsOf(first)), told.map(wordsOf));
  if (markets.length === 1) return verdictOf(wordsOf(first));
  const ofEach = markets.map((market) => {
    const own = told.map(wordsOf).filter((text) => marketOf(text) === market);
    return own.map(verdictOf).find((each) => each !== null) ?? null;
  });
  if (ofEach.includes(null)) return null;
  return new Set(ofEach).size === 1 ? (ofEach[0] ?? null) : 'part';
}

/** Where no market is named, what one says and another denies holds in part. */
function ofAnyMarket(verdict: Verdict | 'part' | null, told: readonly string[]): Verdict | 'part' | null {
  const others = new Set(told.filter((text) => marketOf(text) !== null).map(verdictOf));
  const isDenied = (verdict === 'no' && others.has('yes')) || (verdict === 'yes' && others.has('no'));
  return isDenied ? 'part' : verdict;
}
