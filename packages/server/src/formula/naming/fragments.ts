/** What stands beside a name: in brackets, behind `as` or `from`, behind a comma. */
export interface Fragment {
  text: string;
  /** Whether it is told as what the name is taken as or from. */
  word?: 'as' | 'from';
}

/** A written name in its parts. */
export interface Fragments {
  name: string;
  beside: Fragment[];
}

/** A bracket that follows its name at once is of its chemistry, as that of `copper(II) oxide` is. */
const bracket = /(?<!\S)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;
const said = /^(as|from)(?:\s+(?:an?\s+)?|$)/i;
const inWords = /^(\S.*?),?\s+(as|from)\s+(?:an?\s+)?(\S.*)$/i;
const parted = /,\s+|;\s*|\s+[–—-]\s+/;

/** A text without doubled spaces and marks at its ends that part nothing. */
export const trimmed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,;])/g, '')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');

/** Parts a name from what stands beside it. A name that is all in brackets is what they hold. */
export function fragmentsOf(written: string): Fragments {
  const inner = [...written.matchAll(bracket)].map(([, text = '']) => text);
  const name = trimmed(written.replace(bracket, ' '));
  if (name === '' && inner.length > 0) return fragmentsOf(inner.join(', '));
  const [, head = name, word, tail = ''] = inWords.exec(name) ?? [];
  const outside: Fragment[] = word ? [{ text: trimmed(tail), word: wordOf(word) }] : [];
  const [first = '', ...others] = head.split(parted);
  return {
    name: trimmed(first),
    beside: [
      ...outside,
      ...others.map((text): Fragment => ({ text: trimmed(text) })),
      ...inner.map(besideOf),
    ].filter(({ text, word }) => text !== '' || word),
  };
}

const wordOf = (word: string) => (word.toLowerCase() === 'from' ? 'from' : 'as');

function besideOf(inner: string): Fragment {
  const [, word] = said.exec(inner.trim()) ?? [];
  const text = trimmed(inner.trim().replace(said, ''));
  return word ? { text, word: wordOf(word) } : { text };
}

/** A fragment in the parts that commas make: `cholecalciferol, 100,000 IU/g` names a form and its strength. */
export function partsOf({ text, word }: Fragment): Fragment[] {
  const [first = '', ...others] = text.split(/[,;]\s+/).map(trimmed);
  return [{ text: first, ...(word ? { word } : {}) }, ...others.map((text) => ({ text }))];
}
