import { folded } from '../internal/matchParts';

/** What one may do, open or go to. */
export interface Command {
  /** Names it for the page. */
  id: string;
  /** What it is called, e.g. 'New product'. */
  label: string;
  /** A quiet line below the label. */
  description?: string;
  /** Heading that it stands under while nothing is typed. */
  section?: string;
  /** Other words that find it, e.g. 'create add'. */
  keywords?: string;
  /** Its keys as they are written, e.g. '⌘ J'. */
  shortcut?: string;
  /** Why it cannot be done now, in a sentence. It is found all the same, says so, and is not chosen. */
  unavailable?: string;
}

/** A command as it is searched: folded once, since every key searches all of them. */
export interface IndexedCommand {
  command: Command;
  label: string;
  text: string;
}

/** Prepares commands for `findCommands`. */
export const indexCommands = (commands: readonly Command[]): IndexedCommand[] =>
  commands.map((command) => {
    const label = folded(command.label);
    const text = `${label} ${folded(command.keywords ?? '')} ${folded(command.description ?? '')}`;
    return { command, label, text };
  });

/** Where a word begins: after anything that is no letter and no digit. */
const beginsWord = (text: string, at: number): boolean =>
  at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');

const ranks = { whole: 0, start: 1, word: 2, inside: 3, elsewhere: 4 } as const;

function rankOf(label: string, typed: string): number {
  if (label === typed) return ranks.whole;
  const at = label.indexOf(typed);
  if (at < 0) return ranks.elsewhere;
  if (at === 0) return ranks.start;
  return beginsWord(label, at) ? ranks.word : ranks.inside;
}

/**
 * The commands that hold every word typed, in label, keywords or description; those whose label begins with the text
 * first, then those with a word that does, in their order otherwise. At most `limit`; nothing typed finds the first ones.
 */
export function findCommands(index: readonly IndexedCommand[], typed: string, limit: number): Command[] {
  const wanted = folded(typed.trim()).replace(/\s+/g, ' ');
  if (wanted === '') return index.slice(0, limit).map(({ command }) => command);
  const words = wanted.split(' ');
  const found: Command[][] = Object.values(ranks).map(() => []);
  for (const { command, label, text } of index) {
    if (words.every((word) => text.includes(word))) found[rankOf(label, wanted)]?.push(command);
  }
  return found.flat().slice(0, limit);
}
