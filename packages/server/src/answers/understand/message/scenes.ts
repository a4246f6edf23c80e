import type { AskKind } from '../askKinds.ts';
import { asksOpenly } from './clauses.ts';
import type { Part } from './completing.ts';
import type { Inquiry } from '../inquiry.ts';

/**
 * What asks, without the sentences before it that only tell what the questions are of: “Sugar-free boiled sweet, dual
 * labels.” asks for nothing, whatever its words ask for elsewhere. One question by itself keeps those that
 * name more than it does: what they say is read with it.
 */
export function withoutScenes(asking: readonly Part[], whole: Inquiry): readonly Part[] {
  const left = asking.filter(({ own }, at) => !isScene(own, asking.slice(at + 1)));
  const gone = asking.filter((each) => !left.includes(each));
  return left.length > 1 || isWholeWithout(left, gone, whole) ? left : asking;
}

/** Whether the one question that is left names all that the whole does, and what went only described a product. */
const isWholeWithout = ([only]: readonly Part[], gone: readonly Part[], whole: Inquiry): boolean =>
  only !== undefined &&
  only.own.ingredients.length > 0 &&
  only.own.group === whole.group &&
  (['ingredients', 'topics', 'medicines', 'amounts', 'forms'] as const).every(
    (names) => only.own[names].length === whole[names].length,
  ) &&
  gone.every(({ own }) => [...own.asks].every((ask) => ofProducts.has(ask)));

const isScene = ({ question: sentence, forms }: Inquiry, behind: readonly Part[]): boolean =>
  /[^.]\.$/.test(sentence) &&
  // what a compound holds is asked of the sentence that names it
  forms.length === 0 &&
  !asksOpenly(sentence) &&
  behind.some(({ own: { question } }) => asksOpenly(question));

/** What words that describe a product seem to ask for. */
const ofProducts: ReadonlySet<AskKind> = new Set<AskKind>([
  'panel',
  'rule',
  'attributes',
  'cost',
  'meaning',
  'greeting',
]);
