import { ingredientBlocks, type IngredientStep } from '../parts/ingredientSteps.ts';
import type { Block, Sentence } from '../prose.ts';
import type { AskKind } from '../understand/askKinds.ts';
import type { Brief } from './brief.ts';

/** What is asked of an ingredient of the formula, as a question would ask it. */
interface Asked {
  readonly kind: IngredientStep;
  readonly ask: AskKind;
  /** What of the answer is told. */
  direct(blocks: readonly Block[]): readonly Block[];
}

/** The answers to one question on each of several ingredients: a paragraph each, under its name. */
export function answersOfEach(
  { evidence, inquiry }: Brief,
  keys: readonly string[],
  { kind, ask, direct }: Asked,
): Block[] {
  return keys.map((key): Block => {
    const blocks = ingredientBlocks(evidence, kind, {
      ...inquiry,
      ingredients: [key],
      asks: new Set([ask]),
    });
    return {
      kind: 'paragraph',
      lead: evidence.ingredients.get(key)?.name ?? key,
      sentences: direct(blocks).flatMap(sentencesOf),
    };
  });
}

const sentencesOf = (block: Block): readonly Sentence[] =>
  block.kind === 'paragraph' ? block.sentences : [];
