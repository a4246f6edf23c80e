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
];

/** The words a rule is found by. */
export function ruleWords(rule: Rule): string {
  const own = `${rule.title} ${rule.trigger} ${rule.requirement} ${rule.source}`;
  const synonyms = ruleSynonyms.filter(([pattern]) => pattern.test(own)).map(([, words]) => words);
  return `${rule.market} ${rule.category} ${own} ${synonyms.join(' ')}`;
}
