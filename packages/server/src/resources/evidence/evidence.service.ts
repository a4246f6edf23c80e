import type { ChartQuery, StudiedIngredient, StudyChart } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import { chartStudies, studiedIngredients, type Evidence } from '../../evidence/index.ts';

/** The findings on an ingredient and an outcome of the base. @throws Invalid for a key that the base does not have */
export function chart(evidence: Evidence, asked: ChartQuery): StudyChart {
  const unknown = [
    {
      path: 'ingredient',
      message: 'Name an ingredient of the base',
      isKnown: evidence.ingredients.has(asked.ingredient),
    },
    { path: 'topic', message: 'Name an outcome of the base', isKnown: evidence.topics.has(asked.topic) },
  ].filter(({ isKnown }) => !isKnown);
  if (unknown.length > 0)
    throw new Invalid(
      'The base does not have that key.',
      unknown.map(({ path, message }) => ({ path, message })),
    );
  return chartStudies(evidence, asked);
}

const listed = new WeakMap<Evidence, StudiedIngredient[]>();

/** The ingredients that the base has findings on; worked out once for a base. */
export function ingredients(evidence: Evidence): StudiedIngredient[] {
  const list = listed.get(evidence) ?? studiedIngredients(evidence);
  listed.set(evidence, list);
  return list;
}
