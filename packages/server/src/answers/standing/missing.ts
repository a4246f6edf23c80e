import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { joinWords, note, type Sentence } from '../prose.ts';

/** What an answer keeps where something is missing: nothing of it, what is held nearby, or all, behind a word on it. */
const keeps = ['nothing', 'nearby', 'answer'] as const;
export type Keeps = (typeof keeps)[number];

/**
 * A row of `roles.csv`: a part that something of a question may play in it, what an answer keeps that has nothing on it,
 * and how that is said.
 */
const RoleRow = z.strictObject({
  key: z.enum([
    'question',
    'place',
    'year',
    'figure',
    'authority',
    'medicine',
    'people',
    'outcome',
    'amount',
    'duration',
    'form',
    'rival',
    'thing',
    'study',
    'part',
    'subject',
    'background',
  ]),
  keeps: z.enum(keeps),
  /** Its sentence, with `{what}` for what is missing. */
  told: columns.text,
  /** A sentence on what stands behind it; empty where the first says that too. */
  beside: z.string(),
});
export type Role = z.output<typeof RoleRow>['key'];
const roles = new Map(
  readTable(new URL('./data/', import.meta.url), 'roles', RoleRow).map((row) => [row.key, row] as const),
);

/** Something of a question that no record speaks of, and the part it plays there. */
export interface Missing {
  readonly role: Role;
  /** As it stands in the sentence of its role, words of the question in quotes. */
  readonly what: string;
}

/** What an answer keeps that has nothing on any of these: as little as the strictest of them leaves. */
export function keptWithout(missing: readonly Missing[]): Keeps {
  const all = new Set(missing.map(({ role }) => roles.get(role)?.keeps));
  return keeps.find((each) => all.has(each)) ?? 'answer';
}

/** Says what is missing, in one sentence for all that is told alike, and what stands behind that. */
export function missingSentences(missing: readonly Missing[]): Sentence[] {
  const alike = Map.groupBy(missing, ({ role }) => roles.get(role)?.told ?? '');
  const told = [...alike].map(([sentence, each]) =>
    note(sentence.replace('{what}', joinWords([...new Set(each.map(({ what }) => what))], 'or'))),
  );
  const beside = new Set(missing.flatMap(({ role }) => roles.get(role)?.beside || []));
  return [...told, ...[...beside].map(note)];
}
