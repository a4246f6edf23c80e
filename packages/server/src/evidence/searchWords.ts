import type { Cost, Rule } from './records.ts';

/** What people call a cost figure besides its name. */
const costKindWords: Record<Cost['kind'], string> = {
  'raw material': 'raw material ingredient',
  manufacturing: 'manufacturing making process production filling',
  packaging: 'packaging pack container',
  testing: 'test testing laboratory analysis lab',
  development: 'development',
  structure: 'share breakdown percent',
  yield: 'yield loss production',
  overage: 'overage excess',
  moq: 'moq minimum order quantity run size batch',
  other: '',
};

/** The words a cost figure is found by. */
export const costWords = (row: Cost) =>
  `${row.item} ${row.dosageForm} ${row.dosageForm === 'gummy' ? 'gummie gummies' : ''} ${costKindWords[row.kind]} ${row.unit}`;

/** What people call the things that rules speak of. */
const ruleSynonyms: readonly [RegExp, string][] = [
  [/nearest/, 'rounding round rounded rounds'],
  [/new dietary ingredient/, 'ndi ndin premarket submit submission advance'],
  [/notif/, 'notification notify notice inform'],
  [/% Daily Value/, 'dv percent percentage'],
  [/fibre/, 'fiber'],
  [/identity test/, 'gmp identity'],
  [/advertis/, 'ad ads advert advertisement advertising trial trials clinical proof substantiation'],
  [/serious adverse/, 'reporting report'],
  [/adverse event/, 'contact phone address reporting'],
  [/allergen/, 'allergens sesame'],
  [/choking|warning|overdose/, 'warning caution statement'],
  [/NRV/, 'nutrient reference value'],
  [/no approval of the product/, 'approve approves approved'],
  [/less healthy/, 'hfss fat sugar salt'],
  [/part 111/, 'cgmp gmp'],
  [/product licence|NPN/, 'npn licence license sell sold sale'],
  [/Proposition 65|^California/, 'prop proposition california'],
];

const coveredAreas: ReadonlySet<Rule['area']> = new Set([
  'claims',
  'labelling',
  'panel',
  'warnings',
  'advertising',
  'manufacturing',
  'registration',
  'marketplace',
  'ingredient-status',
]);

/**
 * The words a rule of the US or the EU is found by. Lists of levels (additives, contaminants, national maxima) have
 * none: they share a word with nearly every question, and are found by what they are about.
 */
export const ruleWords = (rule: Rule): string =>
  coveredAreas.has(rule.area) && !isOfOtherMarket(rule) ? wordsOf(rule) : '';

/** The words a rule of another market is found by, where a question names that market: all of it is short. */
export const otherRuleWords = (rule: Rule): string => (isOfOtherMarket(rule) ? wordsOf(rule) : '');

const isOfOtherMarket = ({ market }: Rule): boolean => market !== 'US' && market !== 'EU';

function wordsOf(rule: Rule): string {
  // The letters of paragraphs are no words: “(q)(3)” does not speak of a vitamin Q.
  const source = rule.source.replaceAll(/\(\w{1,4}\)/g, ' ');
  const own = `${rule.title} ${rule.trigger} ${rule.requirement} ${source}`;
  const synonyms = ruleSynonyms.filter(([pattern]) => pattern.test(own)).map(([, words]) => words);
  return `${rule.market} ${rule.category} ${own} ${synonyms.join(' ')}`;
}
