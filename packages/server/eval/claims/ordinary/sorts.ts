import { checkClaims, type ClaimKnowledge } from '../../../src/claims/index.ts';
import type { Bounds } from '../../../src/claims/reading/bounds.ts';

/** Copy as lines are read that are learnt from: of any product, on a page. */
const copyOf = (text: string) =>
  ({
    text,
    market: 'US',
    channel: 'web',
    product: { kind: 'supplement', audience: 'adults', perDay: 1, nutrients: [], ingredients: [] },
    basis: undefined,
  }) as const;

/** A clause by itself is asked for beside every sort. */
const besides = 'clause';

/**
 * The sort of bound that decides on a line, as the checker asks for it: none where the rules decide, or where two sorts do.
 * No bound is given, so that nothing is decided before all were asked for.
 */
export function sortDeciding(text: string, knowledge: ClaimKnowledge): string | undefined {
  const asked = new Set<string>();
  const listening: Pick<Bounds, 'get'> = {
    get: (sort) => {
      asked.add(sort);
      return undefined;
    },
  };
  checkClaims(copyOf(text), { ...knowledge, bounds: listening as Bounds });
  asked.delete(besides);
  const [sort] = asked;
  return asked.size === 1 ? sort : undefined;
}
