import { z } from 'zod';
import type { Passage } from '../../../evidence/index.ts';
import { columns, readTable } from '../../../registry/index.ts';
import { recordsOn } from '../../gather/recordsOn.ts';
import { type AskKind, askKinds } from '../../understand/askKinds.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { type Check, saidIn, saying } from './checks.ts';

const { key, list, text } = columns;
const cues = list.transform((written) => written.map(readCue));

/** A row of `askedValues.csv`: a figure that is set for some things and not for others, as questions and records name it. */
const AskedValue = z.strictObject({
  key,
  told: text,
  asked: cues,
  /** Without which asks it is not meant, and which may stand beside the asks for figures. */
  needs: list.pipe(z.array(z.enum(askKinds))),
  also: list.pipe(z.array(z.enum(askKinds))),
  held: list.transform(saying),
  /** What a rule says that holds for all things without such a figure. */
  generally: list.transform(saying),
  unless: cues,
});
const values = readTable(new URL('../data/', import.meta.url), 'askedValues', AskedValue);

/** Asks that a figure is wanted for, by itself or to print it. */
const ofFigures: ReadonlySet<AskKind> = new Set<AskKind>([
  'limit',
  'labelValue',
  'percent',
  'panel',
  'dose',
  'meaning',
  'rule',
  'safety',
]);

/** A figure that is set for other things and not for this one. */
export const unstatedValue: Check = ({ evidence, inquiry, whole, clause, about, cited, name }) => {
  const { asks } = inquiry;
  const value = values.find(
    ({ asked, needs, also, unless }) =>
      needs.every((ask) => asks.has(ask)) &&
      [...asks].every((ask) => ofFigures.has(ask) || also.includes(ask)) &&
      isAny(asked, clause) &&
      !isAny(unless, clause),
  );
  const isHeld = (record: Passage) => value?.held.test(saidIn(record));
  // the salt of zinc citrate is none of its own: the figure is that of what it is named beside
  if (!value || [...about, ...recordsOn(evidence, whole.ingredients)].some(isHeld)) return null;
  return cited.some((record) => value.generally.test(saidIn(record))) ? null : `${value.told} ${name}`;
};
