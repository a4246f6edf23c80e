import type { KnownCompound } from './data.ts';

/** What a line begins with that is this compound. `written`: its name as a person wrote it. */
export const compoundFields = ({ potency, says }: KnownCompound, written: string) => ({
  source: midSentence(written),
  potency,
  note: says,
});

/** The compound of an ingredient that a name means; undefined where none has it, or several. */
export function meantCompound<Compound extends KnownCompound>(
  named: readonly Compound[],
  ingredient: string | undefined,
): Compound | undefined {
  const [meant, ...others] = named.filter((each) => each.ingredient === ingredient);
  return others.length === 0 ? meant : undefined;
}

/** Labels write a source in small letters: 'zinc citrate', but 'L-selenomethionine'. */
const midSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
