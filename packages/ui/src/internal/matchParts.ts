/** A piece of a label; marked where it is what was typed. */
export interface LabelPart {
  text: string;
  isMatch: boolean;
}

/** One letter for all its cases and accents, so that positions stay those of the label. */
export const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join('');

/** Cuts a label where it holds what was typed, whatever the case and the accents: the first place only. */
export function matchParts(label: string, typed: string): LabelPart[] {
  const wanted = folded(typed.trim());
  const at = wanted === '' ? -1 : folded(label).indexOf(wanted);
  if (at < 0) return [{ text: label, isMatch: false }];
  const end = at + wanted.length;
  return [
    { text: label.slice(0, at), isMatch: false },
    { text: label.slice(at, end), isMatch: true },
    { text: label.slice(end), isMatch: false },
  ].filter(({ text }) => text !== '');
}
