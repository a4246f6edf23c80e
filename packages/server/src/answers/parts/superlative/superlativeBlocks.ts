import type { Evidence } from '../../../evidence/index.ts';
import type { Block, Draft } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain, heldNearest } from '../abstention.ts';
import { largestStudyBlocks } from './largestStudy.ts';
import { mostStudiedBlocks } from './mostStudied.ts';
import { rankedAmountBlocks } from './rankedAmounts.ts';
import { strongestBlocks } from './strongest.ts';
import { type Superlative, superlativeIn } from './superlatives.ts';

type Ranks = Exclude<Superlative['ranks'], 'nothing'>;

const ranking: Readonly<
  Record<Ranks, (evidence: Evidence, inquiry: Inquiry, order: Superlative) => Block[] | null>
> = {
  grade: strongestBlocks,
  studies: mostStudiedBlocks,
  trials: mostStudiedBlocks,
  'study size': largestStudyBlocks,
  limit: rankedAmountBlocks,
  'label value': rankedAmountBlocks,
};

/** Things that are no vitamins or minerals are in no order of limits, and of one thing its own limit is asked. */
const ofSeveral: ReadonlySet<Ranks> = new Set<Ranks>(['limit', 'label value']);

/**
 * What comes first, counted over the records, or that none of them tells: what is held on any one thing would pass for what is
 * held on the first of all. Null where no order is asked for.
 */
export function superlativeDraft(evidence: Evidence, inquiry: Inquiry): Draft | null {
  const { asks, ingredients, question, topics, unknownNames } = inquiry;
  if (unknownNames.length > 0 || asks.has('news') || asks.has('sales')) return null;
  const order = superlativeIn(question);
  if (!order || (asks.has('safety') && order.ranks !== 'nothing')) return null;
  if (order.ranks === 'nothing')
    return ingredients.length > 1
      ? null
      : {
          blocks: abstain(
            `No record here says ${order.told}, so I name none`,
            heldNearest(evidence, { ingredients, topics }) ??
              'Ask which has most studies, the best evidence, the highest limit or reference value: those I can count',
          ),
          isAbstention: true,
        };
  if (ofSeveral.has(order.ranks) && ingredients.length + topics.length > 0) return null;
  const blocks = ranking[order.ranks](evidence, inquiry, order);
  return blocks && { blocks, isAbstention: false };
}
