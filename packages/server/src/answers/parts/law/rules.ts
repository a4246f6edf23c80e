import type { Cited, Evidence } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { entityNames } from '../../understand/names/entities.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import { isAkin } from '../../relevance.ts';
import { nearest, nearestOfEach } from './fittingRules.ts';
import { asksForAll, labelBasics } from './labelBasics.ts';
import { inBatchSentences } from './inBatch.ts';
import { levelRules } from './levelRules.ts';
import type { Block } from '../../prose.ts';
import { list, note, paragraph, section } from '../../prose.ts';
import { ruleSentence, usStructureSentences, wordingSentences } from './regulation.ts';
import { isConfirmed, stems } from '../../../registry/index.ts';

/** Words that every rule question has and that tell rules apart badly. */
const empty = new Set(
  stems(
    'a an and any are as at be can do does for from have how i in is it its me may must my need of on or our should supplement supplements dietary product products that the there they this to under us was we what when where which who why will with would you your eu fda rule rules claim claims say put write allowed legal label labels make mean meaning means canada canadian uk britain british kingdom gb defin definition define call called us usa america american europe european union market markets need needs required requirement requirements declare declared declaration does was did has have much many far long before after when use used usa help helps me tell about food foods please pack packaging package launch launching give thing things show shows matter matters say says carry carries put print printed full whole list lists',
  ),
);

const checkNote = note('These are short forms: check the text in force before you print a label');

/** The kinds of rules that are meant, and how well one has to fit. */
interface Kinds {
  readonly categories: readonly Rule['category'][];
  readonly least: number;
}

/** Where the question is known to be about labels. */
export const ofLabelRules: Kinds = { categories: ['panel', 'label'], least: 0.3 };
/** Where it is known to be about nutrition claims. */
export const ofContentRules: Kinds = { categories: ['nutrient-content'], least: 0.3 };
/** Beside the condition of the claim that is asked about. */
export const besideCondition: Kinds = { categories: ['nutrient-content'], least: 0.8 };

/** The best-fitting rules, of some kinds where they are given. Null when none speaks to half of the question. */
export function rulesBlocks(evidence: Evidence, inquiry: Inquiry, kinds?: Kinds): Block[] | null {
  if (/structure[- /]function/i.test(inquiry.question)) return structureBlocks(evidence, inquiry.topics);
  const words = meaningful(inquiry);
  if (words.every((word) => panelWords.has(word)) || asksForAll(inquiry.question)) {
    const basics = labelBasics(evidence, inquiry);
    if (basics.length > 0) return [list(basics.map(ruleSentence)), paragraph(checkNote)];
  }
  const levels = kinds ? [] : levelRules(evidence, inquiry);
  if (levels.length > 0) return told(levels, inquiry.question);
  const covered = [evidence.coverage.rules(words), evidence.coverage.otherRules(words)].flat();
  const hits = covered.flatMap(({ document, share }) => {
    const rule = evidence.rules[document];
    const isMeant =
      rule && (!kinds || kinds.categories.includes(rule.category)) && isOfMarkets(rule.market, inquiry);
    return isMeant ? [{ rule, fit: fitOf(rule, { words, share }) + preference(rule, inquiry) }] : [];
  });
  const ordered = hits.toSorted((left, right) => right.fit - left.fit);
  const [best] = ordered;
  const least = kinds?.least ?? (inquiry.asks.size > 0 ? leastFit : leastUnasked);
  if (!best || best.fit < least) return null;
  const near =
    inquiry.markets.length > 1
      ? nearestOfEach(
          ordered.filter(({ fit }) => fit >= leastOfMarket),
          inquiry,
          nearBest,
        )
      : nearest(ordered, { most: mostRules, share: nearBest });
  const rules = near.map(({ rule }) => rule);
  return told([...new Set([...rules, ...besides(evidence, best.rule)])]);
}

/** Rules that part one subject: what “front-of-package symbol” asks of general foods, of small ones, of main dishes. */
function besides({ rules }: Evidence, { market, title }: Cited<Rule>): readonly Cited<Rule>[] {
  const subject = /^(.+ .+): /.exec(title)?.[1];
  return subject
    ? rules
        .filter((each) => each.market === market && each.title.startsWith(`${subject}: `))
        .slice(0, mostBesides)
    : [];
}

const mostBesides = 4;

const leastOfMarket = 0.4;

/** The first rule as the answer, the others under it. */
function told(rules: readonly Cited<Rule>[], question = ''): Block[] {
  const [first, ...rest] = rules;
  return first
    ? [
        paragraph(ruleSentence(first), ...inBatchSentences(first, question)),
        list(rest.map(ruleSentence)),
        paragraph(checkNote),
      ]
    : [];
}

const panelWords: ReadonlySet<string> = new Set(['nutrition', 'fact', 'panel']);

/** The panel is where nearly all of these rules stand, so its name tells them apart only when nothing else does. */
function meaningful({ words: asked, countries }: Inquiry): string[] {
  const places = new Set(stems(countries.join(' ')));
  const words = asked.filter((word) => !empty.has(word) && !places.has(word));
  const own = words.filter((word) => !panelWords.has(word));
  return own.length > 0 ? own : words;
}

/** The share of the question a rule covers; its title, or one of the alternatives in it, is what it is about. */
function fitOf(rule: Rule, { words, share }: { words: readonly string[]; share: number }): number {
  const named = rule.title.split(' / ').map((title) => {
    const own = stems(title).filter((word) => !empty.has(word));
    return own.length === 0
      ? 0
      : own.filter((word) => words.some((asked) => isAkin(asked, word))).length / own.length;
  });
  return share + titleWeight * Math.max(...named) + (isConfirmed(rule) ? 0.02 : 0);
}

/** Countries and states whose rules begin with their name: one that is not named is not meant. */
const placesWithRules: ReadonlySet<string> = new Set(entityNames('country'));

/** “Which wording” asks for what to write and not to write; what a marketplace wants is asked for by its name. */
function preference(rule: Rule, inquiry: Inquiry): number {
  const { category, area, title } = rule;
  const { question, countries } = inquiry;
  const place = /^([A-Z]\w+): /.exec(title)?.[1];
  if (place && placesWithRules.has(place)) return countries.includes(place) ? 0.4 : -1;
  if (area === 'marketplace') return /\bamazon\b/i.test(question) ? 0.3 : -0.3;
  if (asksForTime.test(question)) return worthOfTime(rule);
  return category === 'wording' && /\bword|\bphras|\bavoid\b|\bwrite\b|\bsay\b/i.test(question) ? 0.3 : 0;
}

const asksForTime =
  /\bhow (?:long|far|soon|early|many (?:days|weeks|months))\b|\b(?:when|by when)\b|\bdeadlines?\b|\blead[- ]time\b/i;
const days = /\b\d+ (?:days|weeks|months)\b/;
const ahead = 60;

/** Who asks for a time is told the rule that begins with one. */
function worthOfTime({ requirement }: Rule): number {
  const at = requirement.search(days);
  return at < 0 ? 0 : at < ahead ? 0.3 : 0.15;
}

const titleWeight = 0.5;
const leastFit = 0.55;
/** Where nothing in the question asks for a rule. */
const leastUnasked = 0.8;
const nearBest = 0.85;
const mostRules = 3;

/** What a structure/function claim needs, confirmed rules first. */
function structureBlocks(evidence: Evidence, topics: readonly string[]): Block[] {
  const rules = evidence.rules.filter((rule) => rule.category === 'structure-function');
  const ordered = rules.toSorted((left, right) => Number(isConfirmed(right)) - Number(isConfirmed(left)));
  return [
    paragraph(...usStructureSentences(evidence)),
    list(ordered.map(ruleSentence)),
    ...section('Wording', [paragraph(...wordingSentences(evidence, topics))]),
    paragraph(checkNote),
  ];
}
