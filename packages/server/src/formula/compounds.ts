import type { KnownCompound } from './data.ts';

/** What a line begins with that is this compound. `written`: its name as a person wrote it. */
export const compoundFields = ({ potency, says, nutrientForm }: KnownCompound, written: string) => ({
  source: midSentence(written),
  potency,
  note: says,
  ...(nutrientForm ? { nutrientForm } : {}),
});

/** The compound of an ingredient that a name means; undefined where none has it, or several. */
export function meantCompound<Compound extends KnownCompound>(
  named: readonly Compound[],
  ingredient: string | undefined,
): Compound | undefined {
  const [first, ...others] = named.filter((each) => each.ingredient === ingredient);
  return others.length === 0 ? first : undefined;
}

/** Labels write a source in small letters: 'zinc citrate', but 'L-selenomethionine'. */
export const midSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
