import { z } from 'zod';
import { type Evidence, gradeTopic } from '../../../evidence/index.ts';
import type { Study } from '../../../evidence/records.ts';
import { columns, convertMass, readTable, stems } from '../../../registry/index.ts';
import type { Sentence } from '../../prose.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { findDoses } from '../../understand/doses.ts';
import { clauseOf } from '../../understand/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { read } from '../../understand/read.ts';
import { authorityIn, limitsOf } from '../../values.ts';
import { limitSentences } from '../intake.ts';
import { claimsFor, statusSentence } from '../law/regulation.ts';
import { interactionSentence, interactionsOf, namesOf } from '../safety/interaction.ts';
import { verdictSentence } from '../verdict.ts';
import { premisesOf } from './premises.ts';

const { key: rowKey, list } = columns;
const says = [
  'benefit',
  'none',
  'harm',
  'not-interacting',
  'raising',
  'lowering',
  'authorised',
  'limited',
] as const;
type Says = (typeof says)[number];

/** A row of `predicates.csv`: what may be said of an ingredient that a typed record can gainsay, as questions say it. */
const Predicate = z.strictObject({
  key: rowKey,
  says: z.enum(says),
  cues: list.transform((written) => written.map(readCue)),
});
const predicates = readTable(new URL('../data/', import.meta.url), 'predicates', Predicate);

/** Something that a question takes for granted of what it names. */
interface Premise {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  /** Of the premise alone. */
  readonly said: Inquiry;
  readonly key: string;
  readonly means: ReadonlySet<Says>;
}

/** What denies a premise, and in which other words an answer may say the same; empty where nothing does. */
type Refute = (premise: Premise) => readonly Sentence[];

/**
 * What a question takes for granted and records deny, ahead of all else: whoever reads an answer to the rest would think it
 * granted. Empty where nothing is denied.
 */
export function refutedSentences(evidence: Evidence, inquiry: Inquiry): readonly Sentence[] {
  for (const written of premisesOf(inquiry.question)) {
    const clause = clauseOf(written);
    const means = meaningOf(clause);
    if (means.size === 0) continue;
    const said = read(evidence, written);
    const named = said.ingredients.length > 0 ? said.ingredients : inquiry.ingredients;
    const [key, ...others] = named;
    // of several it is not known which of them is meant
    if (!key || others.length > 0) continue;
    const premise = { evidence, inquiry, said, key, means };
    const denied = refutations.map((refute) => refute(premise)).find(({ length }) => length > 0);
    if (denied) return denied;
  }
  return [];
}

const meaningOf = (clause: Clause): ReadonlySet<Says> =>
  new Set(predicates.flatMap(({ says: own, cues }) => (isAny(cues, clause) ? [own] : [])));

/** What a finding that is taken for granted cannot stand beside. */
const against: readonly (readonly [says: Says, found: ReadonlySet<Study['direction']>])[] = [
  ['none', new Set<Study['direction']>(['benefit'])],
  ['benefit', new Set<Study['direction']>(['no effect', 'harm'])],
  ['harm', new Set<Study['direction']>(['benefit', 'no effect'])],
];

const byFinding: Refute = ({ evidence, said, key, means }) => {
  const own = against.find(([meant]) => means.has(meant));
  const [topic, ...others] = said.topics;
  if (!own || !topic || others.length > 0) return [];
  const grade = gradeTopic(evidence, key, topic);
  const isDenied = grade && grade.grade.letter !== 'U' && own[1].has(grade.direction);
  return isDenied ? [verdictSentence(evidence, grade), verdictSentence(evidence, grade, true)] : [];
};

const raised = /\b(?:rais|increas|high|elevat|more\b|prolong|strengthen|longer)/i;
const lowers = /\b(?:lower|reduc|decreas|low\b|loss|fall|less\b|weaken|shorten)/i;

const byInteraction: Refute = ({ evidence, said, key, means }) => {
  const row = interactionsOf(evidence, key).find((each) =>
    namesOf(each).some((word) => stems(said.question).includes(word)),
  );
  if (!row || row.severity === 'beneficial') return [];
  const isLower = lowers.test(row.effect);
  const isRaised = raised.test(row.effect);
  const isDenied =
    means.has('not-interacting') ||
    (means.has('raising') && isLower && !isRaised) ||
    (means.has('lowering') && isRaised && !isLower);
  return isDenied ? [interactionSentence(row)] : [];
};

/** How the list calls what holds for several things together alone. */
const together = /^combination:/i;

/** A claim that was refused or withdrawn, unless another on the same is authorised for the ingredient by itself. */
const byClaim: Refute = ({ evidence, inquiry, said, key, means }) => {
  const topics = said.topics.length > 0 ? said.topics : inquiry.topics;
  if (!means.has('authorised') || topics.length === 0 || !inquiry.markets.includes('EU')) return [];
  const claims = claimsFor(evidence, key, topics).filter((claim) =>
    claim.topics.some((topic) => topics.includes(topic)),
  );
  const isHeld = claims.some(({ status, substance }) => status === 'authorised' && !together.test(substance));
  const refused = claims.find(({ status }) => status === 'not authorised' || status === 'withdrawn');
  return !isHeld && refused ? [statusSentence(refused)] : [];
};

/** An upper limit that no authority that is meant has set. */
const byLimit: Refute = ({ evidence, inquiry, said, key, means }) => {
  const amounts = findDoses(said.question).filter(({ unit }) => unit !== 'IU');
  if (!means.has('limited') || amounts.length === 0 || inquiry.group || said.countries.length > 0) return [];
  const { market } = said;
  if (!market) return [];
  const limits = limitsOf(evidence, key).filter(({ authority }) => authority === authorityIn[market]);
  if (limits.length === 0) return [];
  const isHeld = limits.some(
    ({ amount, unit }) =>
      amount !== null && amounts.some((each) => convertMass(each.value, each.unit, unit) === amount),
  );
  return isHeld ? [] : limitSentences(evidence, key, market).slice(0, 1);
};

const refutations: readonly Refute[] = [byInteraction, byFinding, byClaim, byLimit];
