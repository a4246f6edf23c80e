import { z } from 'zod';
import type { Evidence } from '../../../evidence/index.ts';
import { columns, convertMass, readTable } from '../../../registry/index.ts';
import type { Sentence } from '../../prose.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { findDoses } from '../../understand/doses.ts';
import { authorityIn, dailyValuesOf, limitsOf } from '../../values.ts';
import { labelValueSentences, limitSentences, needSentences } from '../intake.ts';
import { type Judge, judged, type Premise } from './premise.ts';

const { key, list } = columns;
const cues = list.transform((written) => written.map(readCue));

const kinds = ['limit', 'label value', 'need'] as const;
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
};

const sentencesOf: Readonly<Record<Kind, (evidence: Evidence, own: string, market: Market) => Sentence[]>> = {
  limit: (evidence, own, market) => limitSentences(evidence, own, market).slice(0, 1),
  'label value': (evidence, own, market) => labelValueSentences(evidence, own, { market }),
  need: needSentences,
};

/** Limits, label values and recommended intakes with an amount that is not the one that is set. */
export const byFigure: Judge = (premise) => {
  const { evidence, key: own, clause, said } = premise;
  const kind = rows.find(({ cues: asked, unless }) => isAny(asked, clause) && !isAny(unless, clause))?.of;
  const amounts = findDoses(said.question).filter(({ unit }) => unit !== 'IU');
  if (!kind || !own || amounts.length === 0 || isOfOthers(premise)) return null;
  const market = said.market ?? premise.inquiry.market;
  const set = figuresOf[kind](evidence, own, market);
  if (set.length === 0) return null;
  const isHeld = set.some(
    ({ amount, unit }) =>
      amount !== null &&
      amounts.some((each) => convertMass(each.value, each.unit, unit.split(' ')[0] ?? unit) === amount),
  );
  return judged(isHeld, sentencesOf[kind](evidence, own, market));
};

/** Figures are held of adults, and of the US and the EU alone. */
const isOfOthers = ({ inquiry, said }: Premise): boolean =>
  inquiry.group !== null ||
  said.countries.length > 0 ||
  said.markets.some((each) => each !== 'US' && each !== 'EU');
