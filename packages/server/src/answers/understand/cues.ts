import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { type AskKind, askKinds } from './askKinds.ts';
import type { Cue } from './cue.ts';
import { readCue, wordsOfCue } from './cue.ts';

const { key, list, text } = columns;

const cue = text.transform((written) => ({ find: readCue(written), words: wordsOfCue(written) }));

/** A row of `cues.csv`: words that speak for an ask (or, below nought, against it), as long as the question has what they need. */
const CueRow = z.strictObject({
  key,
  ask: z.enum(askKinds),
  /** 2 names the ask outright, 1 asks for it, less is a hint. */
  weight: z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
    .transform(Number),
  /** Alternatives, of which one has to be there: an ask that is found itself, or a kind of thing that is named. */
  needs: z.string().transform((joined) => joined.split('|').filter(Boolean)),
  cue,
});

/** What tells an ask. */
export type AskCue = Readonly<z.infer<typeof CueRow>>;

const entityKinds = ['group', 'market', 'country', 'place', 'medicine', 'product', 'dosageForm'] as const;

/** A row of `entities.csv`: something a question may name that the registry does not hold. */
const EntityRow = z.strictObject({
  key,
  kind: z.enum(entityKinds),
  name: text,
  cues: list.transform((written): Cue[] => written.map(readCue)),
  /** What records call a medicine, as words are compared; one of them is enough. */
  records: list,
});

/** Something that is named by any of its cues. */
export type EntityCues = Readonly<z.infer<typeof EntityRow>>;

const folder = new URL('./data/', import.meta.url);

/** What tells asks, read once. */
export const askCues: readonly AskCue[] = readTable(folder, 'cues', CueRow);
/** What tells groups, markets, countries, medicines and kinds of product, read once. */
export const entityCues: readonly EntityCues[] = readTable(folder, 'entities', EntityRow);

const wordsOfAsks = Map.groupBy(
  askCues.filter(({ weight }) => weight > 0),
  ({ ask }) => ask,
);
const askWords = new Map(
  [...wordsOfAsks].map(([ask, rows]) => {
    const words = rows.flatMap(({ cue: { words: own } }) => own);
    const beginnings = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return [ask, { words: new Set(words), beginnings: [...new Set(beginnings)] }] as const;
  }),
);

/** Whether a word is one of those by which any of the asks is told. */
export const isAskWord = (asks: ReadonlySet<AskKind>, stem: string): boolean =>
  [...asks].some((ask) => {
    const own = askWords.get(ask);
    return own?.words.has(stem) === true || own?.beginnings.some((each) => stem.startsWith(each)) === true;
  });
