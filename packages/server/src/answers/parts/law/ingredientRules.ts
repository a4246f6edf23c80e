import type { Cited, Evidence, Passage } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { familyOf, isConfirmed, stems, wordsOfNames } from '../../../registry/index.ts';
import type { Sentence } from '../../prose.ts';
import { joinWords } from '../../prose.ts';
import { clauseOf, entityNames, named } from '../../understand/names/entities.ts';
import { isOfMarkets } from '../../understand/inquiry.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { ownMarkets } from '../../understand/read.ts';
import { absence, isAbout } from '../absence.ts';
import { nearest, nearestOfEach } from './fittingRules.ts';
import { ruleSentence } from './regulation.ts';
import type { Subject } from '../subject.ts';

const most = 3;
const nearBest = 0.5;
/** A country that is named counts for more than any word. */
const ofCountry = 5;

/** The rules on an ingredient that speak to the question: those of the country that is named first. */
export function ingredientRules(subject: Subject): Sentence[] {
  const { evidence, inquiry, key, name } = subject;
  const keys = familyOf(evidence, key);
  const sought = soughtWords(evidence, keys, inquiry);
  const rules = evidence.rules
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .filter((rule) => isOfMarkets(rule.market, inquiry))
    .map((rule) => ({ rule, fit: fitOf(rule, sought, inquiry) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      (left, right) =>
        right.fit - left.fit || Number(isConfirmed(right.rule)) - Number(isConfirmed(left.rule)),
    );
  const ofPlaces = () => rules.filter(({ rule }) => !isOfOtherPlace(rule, inquiry.countries));
  const told =
    inquiry.markets.length > 1
      ? nearestOfEach(ofPlaces(), inquiry, nearBest)
      : nearest(rules, { most, share: nearBest });
  const silent = inquiry.countries.filter((country) => !isHeld(evidence, keys, country));
  const general = silent.flatMap((country) => generalRules(evidence, key, country));
  const missing = silent.length > 0 ? [missingNote(silent, name, isHeldOf(evidence, keys, silent))] : [];
  return [...told.map(({ rule }) => ruleSentence(rule)), ...general.map(ruleSentence), ...missing];
}

/** By which words the rules of a country on a whole kind of ingredients are called. */
const ofKind: Readonly<Record<string, RegExp>> = {
  botanical: /\bplants?\b|\bherbs?\b|\bsubstances\b/i,
  mushroom: /\bplants?\b|\bsubstances\b/i,
  vitamin: /\bvitamins?\b/i,
  mineral: /\bminerals?\b/i,
};

/** What a country that has no rule on an ingredient asks of all of its kind: a list of plants, maxima of vitamins. */
function generalRules(evidence: Evidence, key: string, country: string): Cited<Rule>[] {
  const kind = ofKind[evidence.ingredients.get(key)?.category ?? ''];
  return kind === undefined
    ? []
    : evidence.rules.filter(
        (rule) =>
          rule.area === 'national-maximum' &&
          rule.ingredients.length === 0 &&
          countryIn(rule, [country]) &&
          kind.test(`${rule.title} ${rule.requirement}`),
      );
}

/** Whether the base holds anything of a country on an ingredient, told here or elsewhere. */
const isHeld = ({ rules, references }: Evidence, keys: readonly string[], country: string): boolean =>
  rules.some((rule) => rule.ingredients.some((key) => keys.includes(key)) && countryIn(rule, [country])) ||
  (country === 'Canada' &&
    references.monographs.some(({ ingredients }) => ingredients.some((key) => keys.includes(key))));

/** Whether a passage is a rule of one of some countries on one of some ingredients. */
function isHeldOf(evidence: Evidence, keys: readonly string[], countries: readonly string[]) {
  const isOn = isAbout(evidence, keys);
  return (passage: Passage): boolean =>
    passage.kind === 'rule' &&
    isOn(passage) &&
    named(clauseOf(`${passage.title}. ${passage.text}`).spans, 'country').some((each) =>
      countries.includes(each),
    );
}

function missingNote(
  countries: readonly string[],
  name: string,
  isShownBy: (passage: Passage) => boolean,
): Sentence {
  const isOfUnion = countries.every((country) => !(country in ownMarkets));
  const others = isOfUnion ? '; rules of the EU hold there too' : '';
  const names = joinWords(
    countries.map((country) => articles[country] ?? country),
    'or',
  );
  return absence(`I hold no rule of ${names} on ${name}${others}`, isShownBy);
}

const articles: Readonly<Record<string, string>> = {
  'United Kingdom': 'the United Kingdom',
  Netherlands: 'the Netherlands',
};

function soughtWords(evidence: Evidence, keys: readonly string[], { words, products, dosageForms }: Inquiry) {
  const own = wordsOfNames(evidence, keys);
  const things = stems([...products, ...dosageForms].join(' '));
  return new Set([
    ...things,
    ...words.filter((word) => word.length > 3 && !own.has(word) && !ordinary.has(word)),
  ]);
}

const ordinary = new Set(
  stems(
    'how much many what which does may must should could would have allowed legal legally status rule rules product products with from that this there they contain contains added label labels need market europe united states supplement supplements food foods',
  ),
);

/** Whether a country has the rule: as its own market, or by its name. */
const countryIn = ({ market, title, trigger }: Rule, countries: readonly string[]) =>
  countries.some((country) => ownMarkets[country] === market || `${title} ${trigger}`.includes(country));

/** National rules begin with the name of their country: those of another do not speak to the question. */
export const isOfOtherCountry = (rule: Cited<Rule>, countries: readonly string[]) =>
  rule.area === 'national-maximum' && !countryIn(rule, countries);

/** Whether a rule is that of a country which nobody named: "Denmark: ashwagandha". */
export const isOfOtherPlace = (rule: Cited<Rule>, countries: readonly string[]): boolean => {
  const place = /^([A-Z]\w+): /.exec(rule.title)?.[1];
  return place !== undefined && isCountry.has(place) && !countryIn(rule, countries);
};
const isCountry: ReadonlySet<string> = new Set(entityNames('country'));

/** Where amounts are limited. */
const limiting: ReadonlySet<Rule['area']> = new Set([
  'ingredient-status',
  'warnings',
  'composition',
  'additive-limit',
]);

/** Asks which words a pack has to carry. */
export const asksForWords =
  /\b(?:warnings?|sentences?|statements?|notices?|wording)\b|\b(?:must|has to|have to|needs? to)\b.*\b(?:say|state|carry|bear|read|print)\b|\b(?:should|does|do)\b.*\b(?:labels?|pack(?:s|aging)?)\b.*\b(?:say|state|carry|bear)\b/i;
const ofWords = 4;

function fitOf(
  rule: Cited<Rule>,
  sought: ReadonlySet<string>,
  { asks, countries, question }: Inquiry,
): number {
  if (isOfOtherCountry(rule, countries)) return 0;
  const own = new Set(stems(`${rule.title} ${rule.trigger} ${rule.requirement}`));
  const shared = [...sought].filter((word) => own.has(word)).length;
  const isAmount =
    (asks.has('limit') || asks.has('dose')) &&
    limiting.has(rule.area) &&
    /\d\s?(?:mg|µg|g)\b/.test(rule.requirement);
  const isWarning = rule.area === 'warnings' && asksForWords.test(question);
  return (
    shared + (isAmount ? 1 : 0) + (isWarning ? ofWords : 0) + (countryIn(rule, countries) ? ofCountry : 0)
  );
}
