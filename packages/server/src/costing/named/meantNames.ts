import { z } from 'zod';
import {
  columns,
  createSpeller,
  isEnglishWord,
  isPlainWord,
  namesOf,
  readTable,
  registry,
  stems,
  tokenize,
  type Token,
} from '../../registry/index.ts';
import { archetypes } from '../archetypes.ts';
import { besideParts } from '../beside/besideParts.ts';
import { formWordsOf } from '../words/formWords.ts';
import { names } from './ingredientNames.ts';
import { hasPhrase, searchable } from '../text.ts';

/** What is written short for one of two things, and the words beside which it is the other. */
const AmbiguousName = z.strictObject({
  key: columns.key,
  /** As it is written, in capitals. */
  written: columns.text,
  meant: columns.text,
  unless: columns.list,
  ...columns.origin,
});

const ambiguous = readTable(new URL('../data/', import.meta.url), 'ambiguousNames', AmbiguousName);

/** Shorter words are too near to others. */
const fewestLetters = 5;
const isLong = (word: string) => word.length >= fewestLetters && /^[a-z]+$/.test(word);

const nameWords = new Set([...names.phrases.keys()].flatMap((phrase) => phrase.split(' ')).filter(isLong));
const formWords = new Set(formWordsOf().flatMap(stems).filter(isLong));
/** What is known otherwise is no slip. */
const otherWords: ReadonlySet<string> = new Set([
  ...registry.records.ingredients.flatMap((row) => namesOf(row).flatMap(stems)),
  ...archetypes.flatMap(({ words }) => words.flatMap(stems)),
  // Fillers are not meant to be filled.
  ...besideParts.flatMap(({ words, wishes, refused }) => [...words, ...wishes, ...refused].flatMap(stems)),
  // Glycerine is no slip of glycine.
  ...registry.records.additiveClasses.flatMap(({ words }) => words.flatMap(stems)),
]);
/** Words of makers' names alone: what is farther from one than a letter is a word of its own, as `metabolic`. */
const ownWords: ReadonlySet<string> = new Set([
  ...otherWords,
  ...registry.records.materials.flatMap(({ name, form, words }) => [name, form, ...words].flatMap(stems)),
]);
const makersWords: ReadonlySet<string> = new Set(
  registry.records.tradeNames
    .flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap(stems))
    .filter((word) => !ownWords.has(word)),
);
const spellName = createSpeller(nameWords);
const spellForm = createSpeller(formWords);

interface MeantToken extends Token {
  readonly isCorrected: boolean;
}

function nameBy(stem: string) {
  const name = spellName(stem);
  return name && name.distance > 1 && makersWords.has(name.word) ? null : name;
}

/** A word as it was meant: one or two letters from a name or a form, and nothing that is known. */
function meantBy(token: Token): MeantToken {
  const { stem, text } = token;
  const isKnown =
    !isLong(stem) ||
    [nameWords, formWords, otherWords].some((words) => words.has(stem)) ||
    [text.toLowerCase(), stem].some((word) => isPlainWord(word) || isEnglishWord(word));
  const [form, name] = isKnown ? [null, null] : [spellForm(stem, 1), nameBy(stem)];
  const meant = form && (!name || form.distance <= name.distance) ? form : name;
  return { ...token, stem: meant?.word ?? stem, isCorrected: meant !== null };
}

/** A text with what was read in it, in words. */
export interface MeantText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** `d’ortie`, `l’ortie`: the article is no part of the name. */
const elided = /(?<!\p{L})([dl])['’](?=\p{L}{3})/giu;

/** A text with the names of ingredients and forms spelt as they are known: `magnessium glycenate capsuls`. */
export function withMeantNames(written: string): MeantText {
  const text = written.replace(elided, '$1 ');
  const tokens = tokenize(text).map(meantBy);
  const found = tokens.some(({ isCorrected }) => isCorrected) ? names.find(tokens) : [];
  const isMeant = ({ start, stem, isCorrected }: MeantToken) =>
    isCorrected && (formWords.has(stem) || found.some((each) => start >= each.start && start < each.end));
  const slips = tokens.filter(isMeant);
  const spelt = slips.reduceRight(
    (left, { start, text: slip, stem }) =>
      left.slice(0, start) + pluralAs(slip, stem) + left.slice(start + slip.length),
    text,
  );
  const notes = slips.map(({ text: slip, stem }) => `‘${slip}’ is read as ${stem}.`);
  return { text: withClear(spelt), notes: [...new Set(notes)] };
}

/** `100 capsuls` are capsules: forms are counted in the plural. */
const pluralAs = (slip: string, stem: string) =>
  formWords.has(stem) && /s$/i.test(slip) ? `${stem}s` : stem;

/** `ALA 600 mg` is alpha-lipoic acid, but not beside flax. */
function withClear(text: string): string {
  const said = searchable(text);
  return ambiguous
    .filter(({ unless }) => !unless.some((word) => hasPhrase(said, word)))
    .reduce(
      (left, { written, meant }) => left.replace(new RegExp(String.raw`\b${written}\b`, 'g'), meant),
      text,
    );
}
