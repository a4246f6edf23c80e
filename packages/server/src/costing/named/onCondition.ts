import type { Mention } from '../../registry/index.ts';
import { clausesOf, type Clause } from '../brief/clauses.ts';
import { saidIn } from '../brief/saidWords.ts';
import { materialsOf } from './ingredientNames.ts';
import { namedIn } from './namedIn.ts';

type Span = Pick<Clause, 'start' | 'end'>;
const isIn = (place: Span, { start, end }: Span) => place.start >= start && place.start < end;

/** Whether a text wants what it names at a place only as far as it fits: in its clause, or in one that says nothing else. */
export function onConditionIn(text: string): (mention: Pick<Mention, 'start' | 'end'>) => boolean {
  const conditions = saidIn(text).filter(({ as }) => as === 'condition');
  if (conditions.length === 0) return () => false;
  const clauses = clausesOf(text);
  return (mention) => {
    const at = clauses.findIndex((clause) => isIn(mention, clause));
    const [own, next] = [clauses[at], clauses[at + 1]];
    return conditions.some(
      (each) =>
        (own && isIn(each, own) && each.start >= mention.end) ||
        (next && each.start === next.start && each.end === next.end),
    );
  };
}

/** Keys of the ingredients that a text wants as far as they fit. */
export function ingredientsOnCondition(text: string): ReadonlySet<string> {
  const isOnCondition = onConditionIn(text);
  return new Set(
    namedIn(text)
      .filter(isOnCondition)
      .flatMap((mention) => materialsOf(mention).map(({ ingredient }) => ingredient)),
  );
}
