import type { Evidence } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';
import { type Block, hasFacts } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Understanding } from '../understand/understanding.ts';
import * as abstention from './abstention.ts';
import { recordsBeside } from './text/recordsBeside.ts';

/** What is said to a text that asks for nothing; null where it asks for something. */
export function unaskedBlocks(evidence: Evidence, { whole, parts }: Understanding): Block[] | null {
  if (whole.isOrder) return abstention.outOfFieldBlocks();
  const names = whole.ingredients.length + whole.topics.length;
  if (names === 0 && whole.asks.has('greeting') && stems(whole.question).length <= mostGreeting)
    return abstention.helpBlocks();
  // “returned supplements gmp” names nothing, and a record says all of it
  const isRecord = isEmpty(whole) && hasFacts(recordsBeside(evidence, { whole, parts }, []));
  return isEmpty(whole) && !isRecord ? abstention.emptyBlocks() : null;
}

const mostGreeting = 8;

/** Nothing to look up: no word. */
const isEmpty = ({ question, asks, ingredients, topics, unknownNames }: Inquiry) =>
  stems(question).length === 0 ||
  (stems(question).length < 4 && asks.size + ingredients.length + topics.length + unknownNames.length === 0);
