import { z } from 'zod';
import type { Evidence } from '../../../evidence/index.ts';
import { columns, convertMass, readTable } from '../../../registry/index.ts';
import { note, type Sentence } from '../../prose.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { findDoses } from '../../understand/doses.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import { isVulnerable } from '../../understand/inquiry.ts';
import { authorityIn, dailyValuesOf, limitsOf } from '../../values.ts';
import { labelValueSentences, limitSentences, needSentences } from '../intake.ts';
import { claimSentence, claimsFor, noEuClaim } from '../law/regulation.ts';
import { type Judge, judged, type Premise } from './premise.ts';

const { key, list } = columns;
const cues = list.transform((written) => written.map(readCue));

const kinds = ['limit', 'label value', 'need', 'claim'] as const;
type Kind = (typeof kinds)[number];

/** A row of `statedFigures.csv`: how an amount is said to be what an authority has set, unless it is said of something else. */
const StatedFigure = z.strictObject({ key, of: z.enum(kinds), cues, unless: cues });
const rows = readTable(new URL('../data/', import.meta.url), 'statedFigures', StatedFigure);

/** A figure that is set, in the unit that it is set in; null: that none is. */
interface SetFigure {
  readonly amount: number | null;
  readonly unit: string;
}

type Market = 'US' | 'EU' | null;

const needs: ReadonlySet<string> = new Set(['RDA', 'AI']);

const figuresOf: Readonly<Record<Kind, (evidence: Evidence, own: string, market: Market) => SetFigure[]>> = {
  limit: (evidence, own, market) =>
    limitsOf(evidence, own).filter(
      ({ authority, kind }) => !needs.has(kind) && (!market || authority === authorityIn[market]),
    ),
  'label value': (evidence, own, market) =>
    dailyValuesOf(evidence, own).filter(
      ({ group, jurisdiction }) => group === 'adults' && (!market || jurisdiction === market),
    ),
  need: (evidence, own) => limitsOf(evidence, own).filter(({ kind }) => needs.has(kind)),
  claim: (evidence, own) =>
    authorisedOf(evidence, own).flatMap(({ threshold, conditions }) =>
      findDoses(`${threshold} ${conditions}`).map(({ value, unit }) => ({ amount: value, unit })),
    ),
};

/** The EU claims on an ingredient by itself that are authorised. */
const authorisedOf = (evidence: Evidence, own: string) =>
  claimsFor(evidence, own, []).filter(({ status }) => status === 'authorised');

const sentencesOf: Readonly<Record<Kind, (evidence: Evidence, own: string, market: Market) => Sentence[]>> = {
  limit: (evidence, own, market) => limitSentences(evidence, own, market).slice(0, 1),
  'label value': (evidence, own, market) => labelValueSentences(evidence, own, { market }),
  need: needSentences,
  claim: (evidence, own) => authorisedOf(evidence, own).slice(0, 1).map(claimSentence),
};

const kindOf = (clause: Clause): Kind | undefined =>
  rows.find(({ cues: asked, unless }) => isAny(asked, clause) && !isAny(unless, clause))?.of;

/** Whether a text says that an authority has set an amount. */
export const statesFigure = (text: string): boolean => kindOf(clauseOf(text)) !== undefined;

/** Limits, label values, recommended intakes and amounts that a claim asks for, where they are not those that are set. */
export const byFigure: Judge = (premise) => {
  const { evidence, key: own, clause, said } = premise;
  const kind = kindOf(clause);
  const amounts = findDoses(said.question).filter(({ unit }) => unit !== 'IU');
  if (!kind || !own || amounts.length === 0 || isOfOthers(premise)) return null;
  const market = said.market ?? premise.inquiry.market;
  const isOfUnion = said.markets.includes('EU') && authorisedOf(evidence, own).length === 0;
  const set = figuresOf[kind](evidence, own, market);
  if (set.length === 0)
    return kind === 'claim' && isOfUnion ? judged(false, [note(noEuClaim(evidence, [own], []))]) : null;
  const isHeld = set.some(
    ({ amount, unit }) =>
      amount !== null &&
      amounts.some((each) => convertMass(each.value, each.unit, unit.split(' ')[0] ?? unit) === amount),
  );
  return judged(isHeld, sentencesOf[kind](evidence, own, market));
};

/** Figures are held of adults, and of the US and the EU alone. */
const isOfOthers = ({ inquiry, said }: Premise): boolean =>
  isVulnerable(inquiry.group) ||
  inquiry.group === 'older' ||
  said.countries.length > 0 ||
  said.markets.some((each) => each !== 'US' && each !== 'EU');
