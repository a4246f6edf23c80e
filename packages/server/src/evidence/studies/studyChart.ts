import type {
  StudyChart,
  StudyPoint,
  StudiedIngredient,
  UnplottedStudy,
} from '../../contract/garden/studyChart.ts';
import type { Evidence } from '../loadEvidence.ts';
import type { Study } from '../records.ts';
import type { Cited } from '../references.ts';
import { isRatio } from './studyEffect.ts';
import { gradeFinding, subjectsOf } from '../grading/topicGrade.ts';
import { isConfirmed } from '../../registry/index.ts';
import { studiesOn } from './studiesOn.ts';

/** What is charted; `ingredient` and `topic` are keys of the base. */
export interface ChartAsked {
  ingredient: string;
  topic: string;
  /** The commonest measure and unit where they are left out. */
  measure?: StudyPoint['measure'];
  unit?: string;
}

/**
 * The findings on an ingredient and an outcome, to be drawn: points of one measure and unit, the others with why they are
 * none. Nothing is pooled: reviews of one question share their trials.
 */
export function chartStudies(evidence: Evidence, asked: ChartAsked): StudyChart {
  const { ingredient, topic } = asked;
  const found = studiesOn(evidence, [ingredient])
    .filter((study) => study.topics.includes(topic))
    .toSorted(byYear);
  const isOwn = (study: Study) => subjectsOf(evidence, study).includes(ingredient);
  const drawable = found.filter(isOwn).flatMap((study) => pointOf(study) ?? []);
  const measures = countMeasures(drawable);
  const chosen = measures.find(
    ({ measure, unit }) =>
      (asked.measure ?? measure) === measure && (asked.unit ?? unit ?? '') === (unit ?? ''),
  );
  const points = drawable.filter((point) => isOf(point, chosen));
  const drawn = new Set(points.map(({ studyKey }) => studyKey));
  const byKey = new Map(drawable.map((point) => [point.studyKey, point]));
  return {
    ingredient: { key: ingredient, name: evidence.ingredients.get(ingredient)?.name ?? ingredient },
    topic: { key: topic, name: evidence.topics.get(topic)?.name ?? topic },
    noEffect: noEffectOf(chosen?.measure),
    better: betterOf(points),
    points,
    unplotted: found
      .filter(({ key }) => !drawn.has(key))
      .map((study) =>
        Object.assign(findingOf(study), { why: whyNot(study, byKey.get(study.key), isOwn(study)) }),
      ),
    measures,
    nearestTopics: found.length > 0 ? [] : nearestTopics(evidence, ingredient, topic),
  };
}

/** The ingredients that the base has findings on, with their outcomes; by name. */
export function studiedIngredients(evidence: Evidence): StudiedIngredient[] {
  const byIngredient = new Map<string, Map<string, { studies: number; effects: number }>>();
  for (const study of evidence.studies) {
    for (const ingredient of study.ingredients) {
      const topics = byIngredient.get(ingredient) ?? new Map();
      byIngredient.set(ingredient, topics);
      const isDrawn = study.effect !== null && subjectsOf(evidence, study).includes(ingredient);
      for (const topic of study.topics) {
        const { studies, effects } = topics.get(topic) ?? { studies: 0, effects: 0 };
        topics.set(topic, { studies: studies + 1, effects: effects + (isDrawn ? 1 : 0) });
      }
    }
  }
  return [...byIngredient]
    .map(([key, topics]) => ({
      key,
      name: evidence.ingredients.get(key)?.name ?? key,
      topics: [...topics]
        .map(([topic, counts]) => ({
          key: topic,
          name: evidence.topics.get(topic)?.name ?? topic,
          studies: counts.studies,
          effects: counts.effects,
        }))
        .toSorted((one, other) => other.studies - one.studies || one.name.localeCompare(other.name)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

type Counted = StudyChart['measures'][number];

const noEffectOf = (measure: StudyPoint['measure'] | undefined) => (measure && isRatio(measure) ? 1 : 0);

const isOf = (point: StudyPoint, chosen: Counted | undefined) =>
  chosen !== undefined && point.measure === chosen.measure && point.unit === chosen.unit;

const byYear = (one: Study, other: Study) =>
  (one.year ?? 0) - (other.year ?? 0) || one.key.localeCompare(other.key);

const findingOf = ({ passage, ...study }: Cited<Study>): Omit<UnplottedStudy, 'why'> => ({
  studyKey: study.key,
  outcome: study.effectOf ? `${study.outcome}: ${study.effectOf}` : study.outcome,
  direction: study.direction,
  year: study.year,
  isConfirmed: isConfirmed(study),
  title: passage.title,
  source: passage.source,
  url: passage.url,
  passage: passage.text,
});

function pointOf(study: Cited<Study>): StudyPoint | null {
  const { effectMeasure, effect, ciLow, ciHigh, effectUnit } = study;
  if (effectMeasure === '' || effect === null) return null;
  const finding = findingOf(study);
  return {
    ...finding,
    measure: effectMeasure,
    effect,
    low: ciLow,
    high: ciHigh,
    // A scale without a name is only comparable with itself.
    unit: effectUnit || (effectMeasure === 'MD' ? finding.outcome : null),
    doseMg: study.doseMg,
    doseMgTo: study.doseMgTo,
    weeks: study.weeks,
    n: study.participants.count,
    grade: gradeFinding(study).letter,
  };
}

function countMeasures(points: readonly StudyPoint[]): Counted[] {
  const groups = Map.groupBy(points, ({ measure, unit }) => JSON.stringify([measure, unit]));
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ measure: first.measure, unit: first.unit, count: others.length + 1 }] : [],
    )
    .toSorted((one, other) => other.count - one.count);
}

const isDirected = ({ direction }: StudyPoint) => direction === 'benefit' || direction === 'harm';
const sideOf = ({ effect, measure }: StudyPoint) => Math.sign(effect - noEffectOf(measure));

/**
 * Benefits on one side of no effect and harms on the other tell which way is better. Nothing tells it where they do not
 * agree, nor where an outcome that never showed either may be better the other way: longer sleep beside falling asleep sooner.
 */
function betterOf(points: readonly StudyPoint[]): StudyChart['better'] {
  const directed = points.filter((point) => isDirected(point) && sideOf(point) !== 0);
  const [better, ...others] = new Set(
    directed.map((point) => (point.direction === 'benefit' ? sideOf(point) : -sideOf(point))),
  );
  if (better === undefined || others.length > 0) return null;
  const known = new Set(directed.map(({ outcome }) => outcome));
  const isOpen = points.some(
    (point) => !isRatio(point.measure) && sideOf(point) === -better && !known.has(point.outcome),
  );
  return isOpen ? null : better < 0 ? 'lower' : 'higher';
}

function whyNot(study: Study, point: StudyPoint | undefined, isOwn: boolean): string {
  if (point) return `other measure: ${[point.measure, point.unit].filter(Boolean).join(', ')}`;
  if (!isOwn) return 'a combination: the effect is not of this ingredient alone';
  return study.result ? `no figure that can be drawn: ${study.result}` : 'no number stated';
}

/** Outcomes that were studied together are near; then those with most findings. */
function nearestTopics({ studies }: Evidence, ingredient: string, topic: string): string[] {
  const own = new Map<string, number>();
  const near = new Map<string, number>();
  for (const study of studies) {
    const isOwn = study.ingredients.includes(ingredient);
    const isNear = study.topics.includes(topic);
    for (const other of study.topics) {
      if (isOwn) own.set(other, (own.get(other) ?? 0) + 1);
      if (isNear) near.set(other, (near.get(other) ?? 0) + 1);
    }
  }
  return [...own]
    .toSorted(([one, a], [other, b]) => (near.get(other) ?? 0) - (near.get(one) ?? 0) || b - a)
    .map(([key]) => key);
}
