import { type Passage, passagesOf, perEvidence } from '../../evidence/index.ts';
import { familyOf, isEnglishWord, isPlainWord } from '../../registry/index.ts';
import { perInquiry } from '../understand/perInquiry.ts';

/** How records name a study: by its first author and its year, “Ju 2018 Phytomedicine meta-analysis”. */
const byAuthor = /^(\p{Lu}[\p{L}'’-]+) ((?:19|20)\d\d)\b/u;
const capitalised = /(?<![\p{L}\d'’-])\p{Lu}[\p{L}'’-]+/gu;
/** “buscemi 2005”, in whatever letters. */
const aheadOfYear = /(?<![\p{L}\d'’-])\p{L}[\p{L}'’-]+(?=,?\s+\(?(?:19|20)\d\d(?!\d))/gu;
const yearOf = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

interface OfAuthor {
  readonly year: string;
  readonly passage: Passage;
}

/** What a study found and how a form is taken up, by the author's name. */
const byAuthorOf = perEvidence((evidence): ReadonlyMap<string, readonly OfAuthor[]> => {
  const made = new Map<string, OfAuthor[]>();
  for (const passage of passagesOf(evidence)) {
    const [, author, year] = passage.kind === 'evidence' ? (byAuthor.exec(passage.source) ?? []) : [];
    if (author === undefined || year === undefined) continue;
    const name = plain(author);
    made.set(name, [...(made.get(name) ?? []), { year, passage }]);
  }
  return made;
});

/** “Hemilä’s” as “hemila”. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '');

/** Who first signed a record's study, and when; null where that is not how its source is named. */
export function studyOf({ source }: Passage): { readonly author: string; readonly year: string } | null {
  const [, author, year] = byAuthor.exec(source) ?? [];
  return author !== undefined && year !== undefined ? { author, year } : null;
}

/**
 * The records of the studies that a question names by author and year, or by a name of nobody else's; of another thing
 * than it names they are none.
 */
export const studiesNamed = perInquiry((evidence, inquiry): readonly Passage[] => {
  const { question, corrections, ingredients } = inquiry;
  const index = byAuthorOf(evidence);
  const years: readonly string[] = question.match(yearOf) ?? [];
  const written = [capitalised, aheadOfYear].flatMap((names) => question.match(names) ?? []);
  const spoken = [...written, ...corrections.map((each) => each.written)];
  const named = spoken.flatMap((word) => {
    const own = index.get(plain(word)) ?? [];
    return years.length > 0
      ? own.filter(({ year }) => years.includes(year))
      : isNameAlone(word, own)
        ? own
        : [];
  });
  const family = new Set(ingredients.flatMap((key) => familyOf(evidence, key)));
  const isOfThing = ({ passage }: OfAuthor) =>
    family.size === 0 ? years.length > 0 : passage.ingredients.some((key) => family.has(key));
  return [...new Set(named.filter(isOfThing).map(({ passage }) => passage))];
});

/** Who signed more is an institute. */
const mostYears = 3;

/** An institute and a word of everybody's name no one study without its year. */
function isNameAlone(word: string, own: readonly OfAuthor[]): boolean {
  const name = plain(word);
  const isInstitute = /^\p{Lu}+$/u.test(word) || new Set(own.map(({ year }) => year)).size > mostYears;
  return !isInstitute && !isPlainWord(name) && !isEnglishWord(name);
}

/** Whether a word is the name of who signed one of some studies. */
export const isAuthorOf = (studies: readonly Passage[], word: string): boolean =>
  studies.some((passage) => {
    const author = studyOf(passage)?.author;
    return author !== undefined && plain(author).split('-').includes(plain(word));
  });
