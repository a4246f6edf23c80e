import { formatNumber } from '../../registry/index.ts';
import type { Grade } from './grade.ts';
import { weigh, type GradedStudy } from './weights.ts';

/** A publication with all that it found on one outcome. */
export interface Publication {
  readonly source: string;
  readonly graded: GradedStudy;
  /** What it or its records warn of; told beside the grade, not counted in it. */
  readonly warnings: readonly string[];
}

/** A grade's arithmetic in words: every figure that leads to the letter. */
export function arithmeticOf(title: string, grade: Grade, publications: readonly Publication[]): string {
  const weights = weigh(publications.map(({ graded }) => graded));
  const counted = publications.filter((_, at) => weights[at] !== 0);
  const leftOut = publications.filter((_, at) => weights[at] === 0);
  const { support, mass, agreement, score } = grade;
  return [
    `${title}. Score ${Math.round(score)} of 100 = 100 × support ${round(support)} × mass ${round(mass)} ×`,
    `(0.55 + 0.45 × agreement ${round(agreement)}).`,
    `Weights by design and size: ${weightsOf(publications, weights)}.`,
    leftOut.length > 0 &&
      `Left out, since a review on the same question pools such trials: ${sources(leftOut)}.`,
    `A from 80, B from 60, C from 30.${grade.cap ? ` Capped: ${grade.cap}.` : ''}`,
    `${counted.length === 1 ? 'One publication' : `${counted.length} publications`}.`,
    'Reviews of the same trials weigh together as much as the heaviest of them.',
    'Where a record does not count its participants, each trial counts as one.',
    warningsOf(publications),
  ]
    .filter(Boolean)
    .join(' ');
}

const sources = (publications: readonly Publication[]) => publications.map(({ source }) => source).join('; ');

function weightsOf(publications: readonly Publication[], weights: readonly number[]): string {
  return publications
    .map(({ source, graded: { direction } }, at) => ({ source, direction, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .map(
      ({ source, direction, weight }) =>
        `${source} ${formatNumber(round(weight))} (${direction > 0 ? '+' : ''}${formatNumber(direction)})`,
    )
    .join('; ');
}

/** Warnings do not change the score: strength and trust are told side by side. */
function warningsOf(publications: readonly Publication[]): string {
  const warned = publications.filter(({ warnings }) => warnings.length > 0);
  return warned.length === 0
    ? ''
    : `Warned of: ${warned.map(({ source, warnings }) => `${source}: ${warnings.join(', ')}`).join('; ')}.`;
}

const round = (value: number) => Math.round(value * 100) / 100;
