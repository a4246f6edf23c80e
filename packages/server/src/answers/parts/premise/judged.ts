import { z } from 'zod';
import { type Evidence, gradeTopic } from '../../../evidence/index.ts';
import type { Study } from '../../../evidence/records.ts';
import { columns, readTable, stems } from '../../../registry/index.ts';
import { type Place, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { read } from '../../understand/read.ts';
import { citedIn, type Draft, sentencesIn } from '../../prose.ts';
import { claimsFor, statusSentence } from '../law/regulation.ts';
import { interactionSentence, interactionsOf, namesOf } from '../safety/interaction.ts';
import { verdictSentence } from '../verdict.ts';
import { byAbsorption } from './byAbsorption.ts';
import { byFigure } from './byFigure.ts';
import { byRule } from './byRule.ts';
import { type Judge, type Judgement, judged, type Premise } from './premise.ts';
import { premisesOf } from './premises.ts';
import { signedWords } from './stances.ts';

const { key: rowKey, list } = columns;
const says = ['benefit', 'none', 'harm', 'not-interacting', 'raising', 'lowering', 'authorised'] as const;
type Says = (typeof says)[number];

/** A row of `predicates.csv`: what may be said of an ingredient that a typed record can gainsay, as questions say it. */
const Predicate = z.strictObject({
  key: rowKey,
  says: z.enum(says),
  cues: list.transform((written) => written.map(readCue)),
});
const predicates = readTable(new URL('../data/', import.meta.url), 'predicates', Predicate);

/**
 * What records say to what a question takes for granted, ahead of all else: whoever reads an answer to the rest would think
 * that a premise which they deny is granted. One that they hold is confirmed where that is asked, or nothing else is said. Null
 * where nothing is told.
 */
export function premiseJudged(
  evidence: Evidence,
  inquiry: Inquiry,
  { blocks, isAbstention: isSilent }: Pick<Draft, 'blocks' | 'isAbstention'>,
): Judgement | null {
  // what no record speaks of is not told right by what they say of others
  if (isSilent && inquiry.markets.length === 0 && isUnheld(blocks)) return null;
  const cited = citedIn(blocks);
  const all = premisesOf(inquiry.question).flatMap(({ said: written, isPut }) => {
    const said = read(evidence, written);
    const named = said.ingredients.length > 0 ? said.ingredients : inquiry.ingredients;
    // of several it is not known which of them is meant
    const key = named.length === 1 ? (named[0] ?? null) : null;
    const found = firstOf({ evidence, inquiry, said, clause: clauseOf(written), key, cited });
    return found && (isPut || isSilent || !found.isHeld) ? [found] : [];
  });
  return all.find(({ isHeld }) => !isHeld) ?? all[0] ?? null;
}

/** What a premise says; a word that it denies says the contrary, where there is one. */
function meaningOf({ clause, said }: Premise): ReadonlySet<Says> {
  const signed = signedWords(said.question);
  return new Set(
    predicates.flatMap(({ says: own, cues }) => {
      const places = cues.flatMap((cue) => cue(clause) ?? []);
      const isDenied = ({ from, to }: Place) => signed.slice(from, to).some(({ isNegated }) => isNegated);
      if (places.length === 0 || saysOfNone.has(own) || !places.some(isDenied))
        return places.length > 0 ? [own] : [];
      // “does not lower triglycerides” finds no effect, and with a medicine no interaction
      return own === 'authorised' || own === 'harm' ? [] : (['none', 'not-interacting'] as const);
    }),
  );
}

/** Whose own words deny something. */
const saysOfNone: ReadonlySet<Says> = new Set<Says>(['none', 'not-interacting']);

/** What a finding that is taken for granted cannot stand beside. */
const against: readonly (readonly [says: Says, found: ReadonlySet<Study['direction']>])[] = [
  ['none', new Set<Study['direction']>(['benefit'])],
  ['benefit', new Set<Study['direction']>(['no effect', 'harm'])],
  ['harm', new Set<Study['direction']>(['benefit', 'no effect'])],
];

const foundBy: Partial<Record<Says, Study['direction']>> = {
  none: 'no effect',
  benefit: 'benefit',
  harm: 'harm',
};

const byFinding: Judge = (premise) => {
  const { evidence, said, key } = premise;
  const means = meaningOf(premise);
  const own = against.find(([meant]) => means.has(meant));
  const [topic, ...others] = said.topics;
  if (!own || !key || !topic || others.length > 0) return null;
  const grade = gradeTopic(evidence, key, topic);
  if (!grade || grade.grade.letter === 'U') return null;
  const isDenied = own[1].has(grade.direction);
  const isHeld = grade.direction === foundBy[own[0]];
  return isDenied || isHeld
    ? judged(isHeld, [verdictSentence(evidence, grade), verdictSentence(evidence, grade, true)])
    : null;
};

const raised = /\b(?:rais|increas|high|elevat|more\b|prolong|strengthen|longer)/i;
const lowers = /\b(?:lower|reduc|decreas|low\b|loss|fall|less\b|weaken|shorten)/i;

const byInteraction: Judge = (premise) => {
  const { evidence, said, key } = premise;
  const means = meaningOf(premise);
  if (!key) return null;
  const row = interactionsOf(evidence, key).find((each) =>
    namesOf(each).some((word) => stems(said.question).includes(word)),
  );
  if (!row) return null;
  const isLower = lowers.test(row.effect);
  const isRaised = raised.test(row.effect);
  const isDenied =
    (means.has('not-interacting') && row.severity !== 'beneficial') ||
    (means.has('raising') && isLower && !isRaised) ||
    (means.has('lowering') && isRaised && !isLower);
  return isDenied ? judged(false, [interactionSentence(row)]) : null;
};

/** How the list calls what holds for several things together alone. */
const together = /^combination:/i;

/** A claim that was refused or withdrawn, unless another on the same is authorised for the ingredient by itself. */
const byClaim: Judge = (premise) => {
  const { evidence, inquiry, said, key } = premise;
  const means = meaningOf(premise);
  const topics = said.topics.length > 0 ? said.topics : inquiry.topics;
  if (!key || !means.has('authorised') || topics.length === 0 || !inquiry.markets.includes('EU')) return null;
  const claims = claimsFor(evidence, key, topics).filter((claim) =>
    claim.topics.some((topic) => topics.includes(topic)),
  );
  const isHeld = claims.some(({ status, substance }) => status === 'authorised' && !together.test(substance));
  const refused = claims.find(({ status }) => status === 'not authorised' || status === 'withdrawn');
  return !isHeld && refused ? judged(false, [statusSentence(refused)]) : null;
};

const judges: readonly Judge[] = [byInteraction, byFinding, byClaim, byFigure, byAbsorption, byRule];

/** Whether an answer says that something is not held, which is more than that nothing was found. */
const isUnheld = (blocks: Draft['blocks']): boolean =>
  blocks
    .slice(0, 1)
    .flatMap(sentencesIn)
    .some(({ segments: [first] }) => /^I hold no|^No record/.test(String(first)));

function firstOf(premise: Premise): Judgement | null {
  for (const judge of judges) {
    const found = judge(premise);
    if (found) return found;
  }
  return null;
}
