import { z } from 'zod';
import { type Evidence, type Passage, topicName } from '../../../evidence/index.ts';
import { columns, nameInSentence, readTable } from '../../../registry/index.ts';
import { recordsOn } from '../../gather/recordsOn.ts';
import { joinWords, type Block } from '../../prose.ts';
import { people } from '../../relevance.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf, named } from '../../understand/names/entities.ts';
import { type Group, type Inquiry, isVulnerable } from '../../understand/inquiry.ts';
import { abstain, heldNearest } from '../abstention.ts';

const { key, text } = columns;

/** A row of `askedFindings.csv`: how a question asks what was found, as if it had been looked for. */
const AskedFinding = z.strictObject({ key, cue: text.transform(readCue) });
const asked = readTable(new URL('../data/', import.meta.url), 'askedFindings', AskedFinding).map(
  ({ cue }) => cue,
);

/** Whether a question asks what was found, as if it had been looked for. */
export const isOnWhatWasFound = (clause: Clause): boolean => isAny(asked, clause);

/** All that a question on a finding may ask for. */
const ofFindings: ReadonlySet<AskKind> = new Set<AskKind>(['benefit', 'dose', 'studies', 'meaning']);

/**
 * A finding of something on an outcome, or in pregnancy or children, that no record of it is on: what was found
 * on others would pass for it. Null for all else.
 */
export function unheldFindingBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question, asks, ingredients, topics, group } = inquiry;
  const isOnFinding = [...asks].every((ask) => ofFindings.has(ask)) && isOnWhatWasFound(clauseOf(question));
  if (!isOnFinding || ingredients.length === 0) return null;
  const about = recordsOn(evidence, ingredients);
  const names = joinWords(
    ingredients.map((own) => nameInSentence(evidence, own)),
    'or',
  );
  const isOnTopic =
    topics.length === 0 || about.some((each) => each.topics.some((own) => topics.includes(own)));
  const outcomes = topics.map((topic) => topicName(evidence, topic));
  if (!isOnTopic) return none(`on ${joinWords(outcomes, 'or')}`, names, heldNearest(evidence, inquiry));
  const isInGroup =
    !isVulnerable(group) || about.some((each) => each.kind === 'evidence' && isOfGroup(each, group));
  return isInGroup ? null : none(groupWords[group], names, heldNearest(evidence, inquiry));
}

const groupWords = {
  children: 'in children',
  infants: 'in infants',
  pregnancy: 'in pregnancy or lactation',
};

const none = (of: string, names: string, nearest: string | null): Block[] =>
  abstain(
    `I hold no study of ${names} ${of}, so I make no claim about it`,
    nearest ?? 'Ask for its other studies, cautions or limits, and I tell what the records say',
  );

/** Whether a record is of a group of people. */
export function isOfGroup({ title, text: said }: Passage, group: Group): boolean {
  const whole = `${title} ${said}`;
  return people[group].test(whole) || named(clauseOf(whole).spans, 'group').includes(group);
}
