import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Evidence } from '../evidence/index.ts';
import { createMemory, type Memory } from '../registry/index.ts';
import { readBounds, type Bounds } from './reading/bounds.ts';
import { readCharacters, tellingWords, type Characters, type Telling } from './legible/index.ts';
import { medicalReader, type IsMedical } from './lexicon/medicalWords.ts';
import { readOnHold, type OnHoldEffects } from './rules/onHold.ts';
import { readOpeningWordings, type OpeningWording } from './wording/openingWordings.ts';
import { ordinaryReader, readWeights, type ReadsOrdinary } from './reading/ordinary.ts';
import { readRewordings, type Rewordings } from './wording/rewordings.ts';
import { readRules, type FindRule } from './rules/rules.ts';
import type { OwnReading } from './reading/sentence.ts';
import { readCiteLaw, type CiteLaw } from './rules/ukLaw.ts';
import { readStatements, type Statement } from './rules/statements.ts';
import { readTerms, termFinder, type FindTerms, type Term } from './lexicon/terms.ts';
import { typoFinder, type IsTypo } from './lexicon/typos.ts';

/** What copy is checked with: the rules, the lexicon, the base. */
export interface ClaimKnowledge {
  evidence: Evidence;
  rule: FindRule;
  cite: CiteLaw;
  terms: readonly Term[];
  find: FindTerms;
  /** Sentences as they were read: copy is checked anew with each change to it, and most of it stays. */
  remember: Memory<OwnReading>;
  /** Other words as they were read, which are rows of tables: whoever's copy, the same ones are offered. */
  rememberWording: Memory<OwnReading>;
  isTypo: IsTypo;
  isMedical: IsMedical;
  readsOrdinary: ReadsOrdinary;
  bounds: Bounds;
  /** What copy is made legible with before it is read. */
  characters: Characters;
  telling: Telling;
  statements: readonly Statement[];
  onHold: OnHoldEffects;
  rewordings: Rewordings;
  openings: readonly OpeningWording[];
  /** Changes with the rules, the lexicon, the listed claims and the reference values. */
  version: string;
}

/** So many sentences are remembered: those of several people's copy at work. */
const mostSentences = 500;

/** More other words than the tables have. */
const mostWordings = 2000;

const folder = new URL('./data/', import.meta.url);

/** Every table as it is written: a row of any of them may change a verdict. */
const tables = (): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Reads the rules and the lexicon. */
export function readClaimKnowledge(evidence: Evidence): ClaimKnowledge {
  const terms = readTerms();
  const { euClaims, dailyValues, references } = evidence;
  const listed = [euClaims, dailyValues, references.nutritionClaims, references.healthClaims];
  return {
    evidence,
    rule: readRules(),
    cite: readCiteLaw(),
    terms,
    find: termFinder(terms),
    remember: createMemory(mostSentences),
    rememberWording: createMemory(mostWordings),
    isTypo: typoFinder(terms),
    isMedical: medicalReader(terms),
    readsOrdinary: ordinaryReader(readWeights()),
    bounds: readBounds(),
    characters: readCharacters(),
    telling: tellingWords(terms),
    statements: readStatements(),
    onHold: readOnHold(),
    rewordings: readRewordings(),
    openings: readOpeningWordings(),
    version: hash('sha256', JSON.stringify([tables(), listed]), 'hex').slice(0, 12),
  };
}

const known = new WeakMap<Evidence, ClaimKnowledge>();

/** The rules and the lexicon, read once for a base. */
export function claimKnowledge(evidence: Evidence): ClaimKnowledge {
  const knowledge = known.get(evidence) ?? readClaimKnowledge(evidence);
  known.set(evidence, knowledge);
  return knowledge;
}
