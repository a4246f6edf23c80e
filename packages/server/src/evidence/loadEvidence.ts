import { costPassage } from './passages/costPassage.ts';
import type { Covered } from './coverage.ts';
import { createCoverage } from './coverage.ts';
import { foodWords, readFoodNames } from '../foods/index.ts';
import { isConfirmed, type Named, nameInSentence, once, selfAndParent, stems } from '../registry/index.ts';
import type { NoteKind } from './notes.ts';
import { ingredientPassages } from './notes.ts';
import * as passages from './passages/passages.ts';
import type { Passage } from './passages/passages.ts';
import { costWords, otherRuleWords, ruleWords } from './searchWords.ts';
import type { Records } from './readRecords.ts';
import { readRecords, readReferences } from './readRecords.ts';
import { cite, citeReferences, type Cited, type References } from './references.ts';
import { studiedDoseOf } from './studies/studiedDose.ts';
import * as units from './passages/unitPassages.ts';
import type { Cost, DailyValue, EuClaim, Limit, Rule, Study, Topic } from './records.ts';
import {
  type Conversion,
  createLexicon,
  editDistance,
  type Equivalence,
  type Form,
  type Ingredient,
  isEnglishWord,
  type Lexicon,
  namesOf,
  registry,
} from '../registry/index.ts';

/** The evidence base: records with their passages, and the lexicon. Deeply readonly. */
export interface Evidence {
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly studies: readonly Cited<Study>[];
  readonly dailyValues: readonly Cited<DailyValue>[];
  readonly limits: readonly Cited<Limit>[];
  readonly euClaims: readonly Cited<EuClaim>[];
  readonly rules: readonly Cited<Rule>[];
  readonly forms: readonly Cited<Form>[];
  readonly conversions: readonly Cited<Conversion>[];
  readonly equivalences: readonly Cited<Equivalence>[];
  readonly costs: readonly Cited<Cost>[];
  /** Formulation notes by ingredient. */
  readonly notes: ReadonlyMap<string, Partial<Record<NoteKind, Passage>>>;
  /** Tables that no start waits for: read when first asked for. */
  readonly references: References;
  readonly lexicon: Lexicon;
  /** The passages of all but `references`; `passagesOf` gives every one. */
  readonly passages: readonly Passage[];
  /** How far short texts speak to the words of a question, numbered as the rows. */
  readonly coverage: Readonly<
    Record<'rules' | 'otherRules' | 'costs', (question: readonly string[]) => Covered[]>
  >;
}

/**
 * Loads the evidence base from the files of `data/`; takes about 200 ms, so call it once at start.
 * @throws with file, line and reason when a row is broken or names an ingredient or topic that does not exist
 */
export function loadEvidence(): Evidence {
  return buildEvidence(readRecords());
}

/** Every passage of the base, the reference tables included: what a full-text index is made of. */
export const passagesOf = ({ passages: own, references }: Evidence): readonly Passage[] => [
  ...own,
  ...referencePassages(references),
];

const referencePassages = (references: References): Passage[] =>
  Object.values(references).flatMap((rows: readonly Cited<object>[]) => rows.map(({ passage }) => passage));

/** Reads what would otherwise be read with the first question. Throws as `loadEvidence` does. */
export function readAhead({ lexicon }: Evidence): void {
  lexicon.read(ofNoRecord);
}

/** A word that is looked for in everything there is: the records, then the names of foods. */
const ofNoRecord = 'zzzz';

/** Builds the evidence base from checked records. */
export function buildEvidence(records: Records): Evidence {
  const ingredients = new Map(records.ingredients.map((row) => [row.key, row]));
  const topics = new Map(records.topics.map((row) => [row.key, row]));
  checkReferences(records, ingredients, topics);
  const cited = citeRecords(records, ingredients);
  const notes = new Map(records.ingredients.map((row) => [row.key, ingredientPassages(row)]));
  const all = [
    ...Object.values(cited).flatMap((rows) => rows.map((row) => row.passage)),
    ...[...notes.values()].flatMap((note) => Object.values(note)),
  ];
  const vocabulary = once(() => wordsOf([...all, ...referencePassages(references())]));
  const references = once(() => {
    const keys = new Set(all.map(({ key }) => key));
    return citeReferences(readReferences(), {
      name: (key) => ingredients.get(key)?.name ?? key,
      hasIngredient: (key) => ingredients.has(key),
      hasTopic: (key) => topics.has(key),
      hasPassage: (key) => keys.has(key),
    });
  });
  const lexicon = createLexicon(named(records), vocabulary, namesOfFoods);
  return Object.freeze({
    get references() {
      return references();
    },
    ingredients,
    topics,
    ...cited,
    notes,
    lexicon,
    passages: Object.freeze(all),
    coverage: {
      rules: createCoverage(records.rules.map(ruleWords)),
      otherRules: createCoverage(records.rules.map(otherRuleWords)),
      costs: createCoverage(records.costs.map(costWords)),
    },
  });
}

/** The words of passages, one passage after another: all at once would stay behind as room that nobody gives back. */
function wordsOf(said: readonly Passage[]): Set<string> {
  const words = new Set<string>();
  for (const { title, text } of said) {
    for (const word of stems(`${title} ${text}`)) {
      // A single letter is no word: “Q Ter” in a record does not make “vitamin Q” a thing that is known.
      if (word.length > 1) words.add(word);
    }
  }
  return words;
}

/** A banana is no banaba. */
const namesOfFoods = once(() => foodWords(readFoodNames()));

/** What questions name: outcomes by their words, ingredients by every name they go by. */
const named = (records: Records): Named<'ingredient' | 'topic'>[] => [
  ...records.topics.map(({ key, words }) => ({ kind: 'topic' as const, key, names: words })),
  ...records.ingredients.map((row) => ({
    kind: 'ingredient' as const,
    key: row.key,
    names: [...namesOf(row), ...foreignNamesOf(row)],
  })),
];

/** Shorter ones are English words, or a letter off one: “bor”, “fer”. */
const fewestForeign = 6;
/** Nearer ones are read as slips of the English name, and said to be. */
const farthestSlip = 2;

/** What other languages call an ingredient, as far as nothing else is meant by it. */
const foreignNamesOf = ({ key, name }: Ingredient): string[] =>
  registry.records.foreignNames
    .filter(({ ingredient }) => ingredient === key)
    .flatMap(({ words }) => words)
    .filter(
      (word) =>
        word.length >= fewestForeign &&
        !isEnglishWord(word.toLowerCase()) &&
        editDistance(word.toLowerCase(), name.toLowerCase(), farthestSlip) > farthestSlip,
    );

function citeRecords(records: Records, ingredients: ReadonlyMap<string, Ingredient>) {
  const name = (key: string) => ingredients.get(key)?.name ?? key;
  const iu = (key: string) => records.conversions.filter((conversion) => conversion.ingredient === key);
  return {
    studies: cite(records.studies, (row) => passages.studyPassage(row, studiedBy(row, ingredients))),
    dailyValues: cite(records.dailyValues, (row) =>
      passages.dailyValuePassage(row, name(row.ingredient), iu(row.ingredient)),
    ),
    limits: cite(records.limits, (row) =>
      passages.limitPassage(row, name(row.ingredient), iu(row.ingredient)),
    ),
    euClaims: cite(records.euClaims, passages.euClaimPassage),
    rules: cite(records.rules, (row) => passages.rulePassage(row, row.ingredients.map(name))),
    forms: cite(records.forms, units.formPassage),
    conversions: cite(records.conversions, (row) => units.conversionPassage(row, name(row.ingredient))),
    equivalences: cite(records.equivalences, (row) => units.equivalencePassage(row, name(row.ingredient))),
    costs: cite(records.costs, costPassage),
  };
}

/** The dose of a study of one ingredient; none of what did harm, or of what nobody read at its source. */
function studiedBy(study: Study, ingredients: Evidence['ingredients']): Passage['studied'] {
  const [key = '', ...others] = study.ingredients;
  const isOne = others.every((other) => selfAndParent({ ingredients }, key).includes(other));
  const isRead = isConfirmed(study) && !study.isDoseUnconfirmed;
  if (study.isCombination || study.direction === 'harm' || !isOne || !isRead) return undefined;
  const name = nameInSentence({ ingredients }, key);
  const dose = studiedDoseOf(study.dose, name);
  return dose ? { dose, ingredient: { key, name } } : undefined;
}

function checkReferences(
  records: Records,
  ingredients: ReadonlyMap<string, unknown>,
  topics: ReadonlyMap<string, unknown>,
): void {
  const need = (keys: readonly string[], known: ReadonlyMap<string, unknown>, row: string) => {
    const missing = keys.find((key) => key && !known.has(key));
    if (missing) throw new Error(`${row} names “${missing}”, which is not in the base.`);
  };
  for (const row of [...records.studies, ...records.euClaims, ...records.rules]) {
    need(row.ingredients, ingredients, row.key);
    need(row.topics, topics, row.key);
  }
  for (const row of records.costs) need(row.ingredients, ingredients, row.key);
  for (const row of [...records.dailyValues, ...records.limits]) need([row.ingredient], ingredients, row.key);
}
