import { claimWording, type Evidence } from '../../evidence/index.ts';
import { once } from '../../registry/index.ts';
import { contentOf, root, saidOf, wordingOf, type Either } from './benefits.ts';
import { isOfBoth } from './conditionOfUse.ts';
import { hitsOf, type Paragraph, type ReadSentence } from '../reading/sentence.ts';
import { wordsOf, type Word } from '../lexicon/words.ts';

type EuClaim = Evidence['euClaims'][number];

interface ListedClaim {
  row: EuClaim;
  /**
   * The words of its substance, and of what the list writes in its place ('Reducing consumption of sodium'): what no
   * ingredient of the base is, such as meat or fish, is known by either.
   */
  subjects: readonly ReadonlySet<string>[];
  /** The words of its benefit, or of what says a part of it. */
  content: readonly Either[];
  /** How many of them say what it is on. */
  telling: number;
  isOfBoth: boolean;
  cover: Pick<Match, 'covers' | 'names'>;
}

interface ListedClaims {
  byKey: ReadonlyMap<string, readonly ListedClaim[]>;
  /** By the longest word of each of their subjects. */
  byWord: ReadonlyMap<string, readonly ListedClaim[]>;
  /** By each word of their benefit. */
  bySaid: ReadonlyMap<string, readonly ListedClaim[]>;
  /** Those that the list words as two sentences. */
  ofTwo: readonly ListedClaim[];
}
const prepared = new WeakMap<Evidence, ListedClaims>();

const isOfTwo = ({ benefit }: EuClaim): boolean => benefit.includes('. ');

/** The claims of the list by each ingredient that they are made for. */
function listedClaims(evidence: Evidence): ListedClaims {
  const known = prepared.get(evidence);
  if (known) return known;
  const claims = evidence.euClaims.flatMap((row) => {
    const own = { row, subjects: subjectsOf(row), isOfBoth: isOfBoth(row) };
    return saidOf(row.benefit).map((said) => {
      const content = wordingOf(said);
      const telling = content.filter(({ isTelling }) => isTelling).length;
      return Object.assign({ content, telling, cover: coverOf(content, own.subjects) }, own);
    });
  });
  const made = {
    byKey: indexed(claims, ({ row }) => row.ingredients),
    byWord: indexed(claims, ({ subjects }) => subjects.map(longestOf)),
    bySaid: indexed(claims, ({ content }) => content.flatMap(({ words }) => words)),
    ofTwo: claims.filter(({ row }) => isOfTwo(row)),
  };
  prepared.set(evidence, made);
  return made;
}

function indexed(claims: readonly ListedClaim[], namesOf: (claim: ListedClaim) => readonly string[]) {
  const by = new Map<string, ListedClaim[]>();
  for (const claim of claims)
    for (const name of new Set(namesOf(claim))) {
      const of = by.get(name);
      if (of) of.push(claim);
      else by.set(name, [claim]);
    }
  return by;
}

/** Where the list leaves a name open: ‹name of sugar replacer›. */
const openName = /‹[^›]*›/g;

function subjectsOf({ substance, wording, verb, benefit }: EuClaim): ReadonlySet<string>[] {
  const said = contentOf(wordsOf(`${verb} ${benefit}`));
  const own = [...contentOf(wordsOf(wording.replace(openName, ' ')))].filter((word) => !said.has(word));
  // The letter tells one vitamin from the next: 'vitamin D' names no vitamin A.
  const letters = wordsOf(substance).flatMap(({ stem }) => (stem.length === 1 ? [stem] : []));
  return [new Set([...contentOf(wordsOf(substance)), ...letters]), new Set(own)].filter(
    ({ size }) => size > 0,
  );
}

const longestOf = (words: ReadonlySet<string>): string =>
  [...words].toSorted((left, right) => right.length - left.length)[0] ?? '';

/** Whether the subject of a claim is named by all its words. */
const isIn = (words: ReadonlySet<string>, { subjects }: ListedClaim): boolean =>
  subjects.some((subject) => [...subject].every((word) => words.has(word)));

/** What copy names, by keys and by words. */
interface Named {
  keys: readonly string[];
  ofSentence: ReadonlySet<string>;
  ofParagraph: ReadonlySet<string>;
  /** Ingredients of the paragraph, which are read only where something asks. */
  named: () => readonly { key: string }[];
}

/** The claims of the list on any of some ingredients, and on what else is named by its words, each once. */
function claimsOn(evidence: Evidence, { keys, ofSentence, ofParagraph, named }: Named): ListedClaim[] {
  const { byKey, byWord, bySaid, ofTwo } = listedClaims(evidence);
  // A product with a dozen nutrients has a hundred claims on the list, most of them on something else.
  const said = new Set<ListedClaim>();
  for (const word of ofSentence) for (const claim of bySaid.get(word) ?? []) said.add(claim);
  const isSaid = (claim: ListedClaim) => said.has(claim) || isOfTwo(claim.row);
  // The second sentence of a claim on a risk names a risk factor, and the substance stands in the first.
  const isSecond = ofSentence.has(root('risk')) && ofSentence.has(root('factor'));
  const second = isSecond
    ? ofTwo.filter(
        (claim) => isIn(ofParagraph, claim) || named().some(({ key }) => claim.row.ingredients.includes(key)),
      )
    : [];
  return [
    ...new Set([
      ...keys.flatMap((key) => byKey.get(key)?.filter(isSaid) ?? []),
      ...[...ofSentence].flatMap(
        (word) => byWord.get(word)?.filter((claim) => isSaid(claim) && isIn(ofSentence, claim)) ?? [],
      ),
      ...second,
    ]),
  ];
}

const contents = new WeakMap<Paragraph, ReadonlySet<string>>();

/** The words of a paragraph, which each of its sentences asks for. */
function contentOnce(paragraph: Paragraph): ReadonlySet<string> {
  const content = contents.get(paragraph) ?? contentOf(paragraph.words);
  contents.set(paragraph, content);
  return content;
}

/** How near the words of a sentence come to a listed claim, 0 to 1, and whether its verb stands. */
export interface Match {
  claim: EuClaim;
  share: number;
  /** As `share`, of those words alone that say what it is on. */
  specific: number;
  /** How many of its words stand there: of two that stand whole the fuller is meant. */
  found: number;
  /** Whether one of them says what it is on: 'balance' alone is of hormones as well as of electrolytes. */
  isOnSame: boolean;
  /** Whether all that it is on is named: 'calcium and vitamin D' are not, where vitamin D alone is. */
  isNamed: boolean;
  hasVerb: boolean;
  /** Whether words are the claim's own: those of a disease that it names are none of the copy's. */
  covers: (words: readonly Word[]) => boolean;
  /** Whether words are of the substance that the claim is on. */
  names: (words: readonly Word[]) => boolean;
}

/** Listed claims of the substances that a sentence, or its product, has, of whose words some stand there; the nearest first. */
export function matchesOf({
  evidence,
  named,
  product,
  text,
  words: written,
  paragraph,
  hits,
}: Pick<ReadSentence, 'evidence' | 'named' | 'product' | 'text' | 'words' | 'paragraph' | 'hits'>): Match[] {
  const keys = (named.length > 0 ? named : [...product.nutrients, ...product.ingredients]).map(
    ({ key }) => key,
  );
  const ofSentence = contentOf(written);
  // A claim on a risk of disease is two sentences: what is lowered, and of what that is a risk.
  const ofParagraph = contentOnce(paragraph);
  // 'Contributes to' and what has its meaning; it may not be strengthened.
  const verbs = hitsOf(hits, 'listedVerb').length > 0 ? () => true : verbsOf(text, paragraph);
  return claimsOn(evidence, { keys, ofSentence, ofParagraph, named: () => paragraph.named })
    .flatMap((claim) => {
      const { found, told } = standingOf(claim, isOfTwo(claim.row) ? ofParagraph : ofSentence);
      if (found === 0) return [];
      const match: Match = {
        claim: claim.row,
        share: found / claim.content.length,
        specific: told / Math.max(1, claim.telling),
        found,
        isOnSame: told > 0,
        isNamed: !claim.isOfBoth || isIn(ofSentence, claim),
        hasVerb: verbs(claim.row),
        covers: claim.cover.covers,
        names: claim.cover.names,
      };
      return [match];
    })
    .toSorted(
      (left, right) =>
        right.share - left.share || right.found - left.found || Number(right.isNamed) - Number(left.isNamed),
    );
}

/** How many words of a claim stand among some words, and how many of them say what it is on. */
function standingOf({ content }: ListedClaim, words: ReadonlySet<string>): { found: number; told: number } {
  let [found, told] = [0, 0];
  for (const either of content) {
    if (!either.words.some((word) => words.has(word))) continue;
    found += 1;
    if (either.isTelling) told += 1;
  }
  return { found, told };
}

const coverOf = (
  content: ListedClaim['content'],
  subjects: ListedClaim['subjects'],
): ListedClaim['cover'] => ({
  covers: (some) => [...contentOf(some)].every((word) => content.some(({ words }) => words.includes(word))),
  names: (some) => [...contentOf(some)].every((word) => subjects.some((subject) => subject.has(word))),
});

/** Whether the verb of a claim stands: one on a risk of disease may have it anywhere in the paragraph. */
function verbsOf(text: string, paragraph: Paragraph): (row: EuClaim) => boolean {
  const lower = text.toLowerCase();
  const around = once(() => {
    const said = paragraph.text.toLowerCase();
    return { said, isLess: /reduc|lower|needed/.test(said) };
  });
  return ({ article, verb }) =>
    article.startsWith('Art. 14') ? around().isLess || saysVerb(around().said, verb) : saysVerb(lower, verb);
}

/** The verb that the list itself uses of a claim: 'increases', 'improves'. */
const saysVerb = (lower: string, verb: string): boolean => verb !== '' && lower.includes(verb.toLowerCase());

/** The words of the list, as a sentence. */
export const sentenceOf = (claim: EuClaim): string => `${claimWording(claim)}.`;
