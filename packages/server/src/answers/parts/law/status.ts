import { z } from 'zod';
import type { Cited, Evidence, Passage } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { columns, familyOf, readTable, selfAndParent } from '../../../registry/index.ts';
import type { Block, Sentence } from '../../prose.ts';
import { capitalize, doubt, fact, hasPassages, list as listOf, paragraph } from '../../prose.ts';
import { type Inquiry, isOfMarkets, type Market } from '../../understand/inquiry.ts';
import { noteOf } from '../../values.ts';
import { absence, isAbout } from '../absence.ts';
import { ingredientRules, isOfOtherPlace } from './ingredientRules.ts';
import { limitSentences } from '../intake.ts';
import { limitsByList, novelFoodSentences } from './novelFoods.ts';
import { ruleSentence } from './regulation.ts';
import type { Subject } from '../subject.ts';

const { key: rowKey, list } = columns;

/** A row of `statusMarkets.csv`: words of a note on status that tell of which market a clause of it speaks. */
const StatusMarket = z.strictObject({ key: rowKey, market: z.enum(['US', 'EU', 'UK', 'CA']), words: list });
const statusMarkets = readTable(new URL('../data/', import.meta.url), 'statusMarkets', StatusMarket).map(
  ({ market, words }) => ({
    market,
    pattern: new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})s?(?!\p{L})`, 'u'),
  }),
);

/** The regulatory note of an ingredient, unconfirmed, and said so: of it what speaks of the markets that are named. */
export function statusSentences(
  evidence: Evidence,
  key: string,
  markets: readonly Market[] = [],
): Sentence[] {
  const passage = noteOf(evidence, key, 'regulatory');
  const text = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each)?.regulatory)
    .find(Boolean);
  const meant = text ? ofMarkets(text, markets) : '';
  return passage && meant ? [fact(`Status on file${doubt(passage)}: ${capitalize(meant)}`, passage)] : [];
}

/** The clauses of a note that speak of the markets; Great Britain kept the law of the EU where nothing else is said. */
function ofMarkets(text: string, markets: readonly Market[]): string {
  if (markets.length === 0) return text;
  let before: readonly Market[] = [];
  const clauses = text.split('; ').map((clause) => {
    const named = statusMarkets.filter(({ pattern }) => pattern.test(clause)).map(({ market }) => market);
    // “EU <3 mg/day; claim removed 2024”: what names no market goes on about the one before
    before = named.length > 0 ? named : before;
    return { clause, of: before };
  });
  const isOf = (market: Market) => clauses.some(({ of }) => of.includes(market));
  const meant = new Set(markets.map((market) => (market === 'UK' && !isOf('UK') ? 'EU' : market)));
  return clauses
    .filter(({ of }) => of.length === 0 || of.some((market) => meant.has(market)))
    .map(({ clause }) => clause)
    .join('; ');
}

/** What may be sold or used: the rules that speak to the question, or those of the market that is named, before the note on file. */
export function standingBlocks(subject: Subject): { blocks: Block[]; hasRules: boolean } {
  const { evidence, inquiry, key, name } = subject;
  const found = ingredientRules(subject);
  const own = found.filter(hasPassages);
  // that a country is not held is told after what holds there all the same
  const missing = found.filter((sentence) => !hasPassages(sentence));
  const rules = own.length > 0 ? own : marketRules(subject);
  // who asks of the list by its name is told what stands in it before all else
  const isListFirst = limitsByList(subject);
  const isListed = isListFirst || (isOfMarkets('EU', inquiry) && found.length === 0);
  const listed = isListed ? novelFoodSentences(subject) : [];
  const status = [...statusSentences(evidence, key, inquiry.markets), ...(isListFirst ? [] : listed)];
  const isSilent = rules.length + listed.length + status.length + missing.length === 0;
  const silence = `I hold no note on the legal status of ${name}, so check it for each market`;
  const isOn = isAbout(evidence, [key]);
  const limits = asksHowMuch(inquiry) ? limitSentences(evidence, key, inquiry.market) : [];
  return {
    blocks: [
      ...oneByOne([...(isListFirst ? listed : []), ...rules], limits),
      paragraph(
        ...(isSilent ? [absence(silence, (passage) => isOfLaw(passage) && isOn(passage))] : status),
        ...missing,
      ),
    ],
    hasRules: found.length > 0,
  };
}

const isOfLaw = ({ kind }: Passage): boolean => kind === 'rule' || kind === 'limit' || kind === 'dailyValue';

/** A few sentences in a row; of more the first, with the others under it. */
function oneByOne(rules: readonly Sentence[], limits: readonly Sentence[]): Block[] {
  const [first, ...rest] = rules;
  return first && rest.length >= fewestListed
    ? [paragraph(first), listOf(rest), paragraph(...limits)]
    : [paragraph(...rules, ...limits)];
}

const fewestListed = 2;
const mostOfMarket = 2;

/** What the market that is named says of an ingredient as such; what a country that nobody named says is not that. */
const marketRules = ({ evidence, inquiry, key }: Subject): Sentence[] =>
  inquiry.markets.length === 0
    ? []
    : evidence.rules
        .filter(({ ingredients }) => familyOf(evidence, key).some((each) => ingredients.includes(each)))
        .filter((rule) => rule.area === 'ingredient-status' && isOfMarkets(rule.market, inquiry))
        .filter((rule: Cited<Rule>) => !isOfOtherPlace(rule, inquiry.countries))
        .slice(0, mostOfMarket)
        .map(ruleSentence);

/** “How much may it contain” is also told what people may take. */
const asksHowMuch = ({ asks }: Inquiry) => asks.has('dose') || asks.has('limit');
