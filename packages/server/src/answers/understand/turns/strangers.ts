import type { Evidence } from '../../../evidence/index.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import type { Inquiry } from '../inquiry.ts';
import { namesIn } from '../message/clauseKinds.ts';
import { turnWords } from '../turnWords.ts';
import { wordsOf } from '../words.ts';
import { withoutLeaning } from './echoes.ts';
import { withVerb } from './shapes.ts';
import { tellingIn } from './tellingWords.ts';

const sayingNothing = turnWords('pointer', 'asking', 'remark');

/**
 * What a fragment names that no record of what was asked about speaks of: “and for yoga mats?” after a limit of zinc. What
 * was told before would pass for what holds there. Null where it says anything else.
 */
export function strangerIn(evidence: Evidence, own: Inquiry, before: Inquiry): string | null {
  const { asks, products, dosageForms, countries, forms, unknownNames, question } = own;
  const others = [products, dosageForms, countries, forms, unknownNames, before.topics];
  if (asks.size + namesIn(own) > 0 || others.some((each) => each.length > 0)) return null;
  const said = withoutLeaning(question).replace(/^(?:for|with|in|on|of)\s+/i, '');
  const words = wordsOf(said);
  const isPlain =
    words.some(({ text }) => /\d/.test(text)) || withVerb.test(said) || words.length > mostWords;
  const telling = tellingIn(evidence, said).filter(({ word }) => !sayingNothing.has(word.stem));
  if (isPlain || telling.length === 0) return null;
  const { ofIngredient } = recordIndexOf(evidence);
  const near = new Set(before.ingredients.flatMap((key) => ofIngredient(key)));
  const isSaid = telling.some(({ places }) => [...places].some((at) => near.has(at)));
  return isSaid || near.size === 0 ? null : said;
}

const mostWords = 4;
