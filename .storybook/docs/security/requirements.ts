/** A requirement of the standard, and how it stands here. */
export interface Requirement {
  /** As the standard counts it: chapter, section, requirement. */
  number: string;
  /** The lowest level that asks for it. */
  level: string;
  /** What it asks for, in our words. */
  requirement: string;
  state: State;
  /** What is open is of this weight; empty otherwise. */
  weight: string;
  /** Files from the root that do it or prove it. */
  where: readonly string[];
  note: string;
}

const states = ['met', 'n. a.', 'open'] as const;
export type State = (typeof states)[number];

const isState = (text: string): text is State => (states as readonly string[]).includes(text);

/** The sources of the packages are written without `packages/…/src`. */
const fileOf = (short: string) => short.replace(/^(server|app|ui)\//, 'packages/$1/src/');

/** Reads the table: a row a line, cells between semicolons, of which the note may have more. @throws with the line that does not fit */
export function readRequirements(text: string): Requirement[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const cells = line.split(';');
    const [number = '', level = '', requirement = '', stands = '', where = '', ...notes] = cells;
    const [, state = stands, weight = ''] = /^(open) (\w+)$/.exec(stands) ?? [];
    if (!isState(state) || cells.length < 6) throw new Error(`No such row: ${line}`);
    return {
      number,
      level,
      requirement,
      state,
      weight,
      where: where.split(' ').filter(Boolean).map(fileOf),
      note: notes.join(';'),
    };
  });
}
