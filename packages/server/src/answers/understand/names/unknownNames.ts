import {
  commonWords,
  createSpeller,
  once,
  plainWords,
  type Reading,
  stems,
  type Token,
} from '../../../registry/index.ts';

const asksAbout = new Set(
  stems(
    'does do is are can could will would of about take taking with between and or vs versus without like supplement containing contains using use add adding for what whats much many dose dosage limit level safe any into using',
  ),
);
/** Words that say which kind of thing a name is of. */
export const kindsOfMaterial: ReadonlySet<string> = new Set(
  stems(
    'root extract oil leaf powder bark seed berry fruit flower herb tea acid peptide protein gummie gummy capsule supplement vitamin mushroom',
  ),
);

/** Foods that an English word may name one of: “moon cheese”. */
const kindsOfFood: ReadonlySet<string> = new Set(stems('cheese milk bread juice meat nut bean'));

/** What stands behind a figure is no name: `20 g protein`. */
const unit =
  /^(?:[kmµ]?g|mcg|ml|cl|l|k?cal|kj|iu|cfu|nrv|rdi|rda|dv|moq|ppm|(?:milli|micro|centi|kilo)?(?:gramm?e?|lit(?:re|er))s?|minims?)$/i;

/** Shorter ones are abbreviations of all kinds. */
const fewestLetters = 3;

/** A slip in an everyday word is no name: “what happend”. Shorter words are a letter from too many others. */
const lettersOfSlip = 6;
const everydayWords = once(() =>
  createSpeller([...commonWords, ...plainWords].filter((word) => word.length >= lettersOfSlip)),
);
const isSlip = (text: string): boolean =>
  text.length >= lettersOfSlip && /^\p{Ll}+$/u.test(text) && everydayWords()(text, 1) !== null;

/** Ordinary words that no list holds; names of materials do not end so. */
const everyday =
  /(?:ly|ed|ing|able|ible|tion|sion|ment|ness|ology|ship|ful|less|ture|ance|ence|ical|ward|wise|ant|ular|iture|ity|est|genic)s?$/;

/** Words before a name that is asked about beside another: what is on file of that says nothing on the two. */
const joining = new Set(stems('with without and or vs versus than between plus like'));

/** “BaP”, “FPG” */
const abbreviation = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d]{2,5}$/u;

/**
 * Whether an unknown name stands beside what is asked about: whom or what something else is for (“a soda for WALMART”), an
 * abbreviation of what was measured, or the first word of a remark (“SPIROMETRY tomorrow: how long …”).
 */
function isAside(before: string | undefined, [name, next]: readonly (Token | undefined)[]): boolean {
  if (joining.has(before ?? '')) return false;
  if (before === 'for' || abbreviation.test(name?.text ?? '')) return true;
  return before === undefined && next !== undefined && !joining.has(next.stem) && !asksAbout.has(next.stem);
}

/**
 * Names a question asks about that are neither in the base nor ordinary words, e.g. `florbnax root`.
 * @param isOtherNamed whether it names something that is known, which is then more likely what it is about
 */
export function findUnknownNames(reading: Reading, isOtherNamed: boolean): string[] {
  const { tokens } = reading;
  const unknown = new Set(
    reading.unknown
      .filter(
        ({ text, start, isEnglish }) =>
          (!isEnglish || namesFood(tokens, start)) &&
          text.length >= fewestLetters &&
          !unit.test(text) &&
          !everyday.test(text.toLowerCase()) &&
          !isSlip(text),
      )
      .map((token) => token.start),
  );
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = at;
    while (at < tokens.length && unknown.has(tokens[at]?.start ?? -1)) at++;
    if (at === start) continue;
    const before = tokens[start - 1]?.stem;
    const after = tokens[at]?.stem ?? '';
    const isMaterial = kindsOfMaterial.has(after) || kindsOfFood.has(after);
    const isAsked = start === 0 || asksAbout.has(before ?? '') || isMaterial;
    // “GTE egcg” says which of what is named
    const isOfName = reading.mentions.some((mention) => mention.start === tokens[at]?.start);
    const isBeside = isOtherNamed && !isMaterial && !isOfName && isAside(before, [tokens[start], tokens[at]]);
    if (!isAsked || isBeside) continue;
    names.push(
      tokens
        .slice(start, isMaterial ? at + 1 : at)
        .map((token) => token.text)
        .join(' '),
    );
  }
  return [...names, ...unknownCompounds(reading), ...unknownMembers(reading), ...unknownSpecies(reading)];
}

const namesFood = (tokens: Reading['tokens'], start: number): boolean =>
  kindsOfFood.has(tokens[tokens.findIndex((token) => token.start === start) + 1]?.stem ?? '');

/** Salts and compounds are called so. */
const compound = /.{3}(?:ate|ide|ite|ine)s?$/i;

/** “Magnesium moondustate”: a compound of something that is known, and not one of those on file. */
function unknownCompounds({ tokens, mentions, unknown }: Reading): string[] {
  const isUnknown = new Set(unknown.map(({ start }) => start));
  return tokens.flatMap(({ text, start }, at) => {
    const before = tokens[at - 1];
    const isOfKnown =
      before !== undefined &&
      mentions.some(({ kind, end }) => kind === 'ingredient' && end === before.start + before.text.length);
    return isOfKnown && isUnknown.has(start) && compound.test(text) ? [`${before.text} ${text}`] : [];
  });
}

const genus = /^(?:[a-z]*(?:bacillus|bacterium|coccus)|saccharomyces|akkermansia|clostridium)$/i;

/** “Lactobacillus harmonicus”: a species of a genus that is known, and not one of those on file. */
function unknownSpecies({ tokens, unknown }: Reading): string[] {
  const isUnknown = new Set(unknown.map(({ start }) => start));
  return tokens.flatMap(({ text, start }, at) => {
    const before = tokens[at - 1];
    const isSpecies = before !== undefined && genus.test(before.text) && isUnknown.has(start);
    return isSpecies && /^[a-z]{5,}$/.test(text) ? [`${before.text} ${text}`] : [];
  });
}

/** What stands behind the name of a family to name one of it. */
const members: Readonly<Record<string, RegExp>> = {
  vitamin: /^(?![ai]$)[a-zA-Z]\d{0,2}$/,
  provitamin: /^(?![ai]$)[a-zA-Z]\d{0,2}$/,
  coenzyme: /^[a-zA-Z]?\d{1,2}$/,
  omega: /^\d{1,2}$/,
};
/** A member of a family written as one word: `CoQ12`, `B17`. */
const joined = /^(?:coq|vitb|vitk|omega|[bk])\d{1,2}$/i;

/** “Vitamin Q” and “coenzyme Q17”: such a name is one, known or not, and never a slip for its neighbour. */
function unknownMembers({ tokens, mentions }: Reading): string[] {
  return tokens.flatMap(({ stem, text, start }, at) => {
    const next = tokens[at + 1];
    const isNamed = mentions.some(
      (mention) => start >= mention.start && start < mention.start + mention.text.length,
    );
    if (isNamed) return [];
    if (joined.test(text)) return [text];
    return next && members[stem]?.test(next.text) ? [`${text} ${next.text}`] : [];
  });
}
