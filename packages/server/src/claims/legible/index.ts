import { legibleCharacters, readCharacters, type Characters } from './characters.ts';
import { asWritten, placeOf, type Legible } from './edit.ts';
import { legibleWords, tellingWords, type Telling } from './spelling.ts';

export { placeOf, readCharacters, tellingWords };
export type { Characters, Legible, Telling };

/** Copy as a reader makes it out, once, before any rule looks at it: 'd!a-betes' is no other word for the law. */
export const legibleCopy = (copy: string, by: { characters: Characters; telling: Telling }): Legible =>
  legibleWords(legibleCharacters(asWritten(copy), by.characters), by.telling);
