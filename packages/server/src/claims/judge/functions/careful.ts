import { namedSubject, ownContainer, soleSubject } from '../../reading/ownProduct.ts';
import { hitsOf, notWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';
import type { Hit } from '../../lexicon/terms.ts';

/** Words before a verb that leave the product its subject: 'It melts', 'Our tea calms', 'A balm'. */
const leadIn =
  /^(?:\P{L}*(?:it|they|this|that|these|which|and|to|just|simply|gently|naturally|instantly|quickly|a|an|the|your|our|nature's|one|every|each|daily|with|that|how|we|let|time|say|ready)\b){0,2}\P{L}*$/iu;

const somebody = /\b(?:you|your|yours|yourself|me|my|mine|myself)\b/i;

/** Things that ordinary copy is about, and words that only look like health. What is done to a sport is done to whoever does it. */
function ordinaryIn({ hits, text }: ReadSentence): Place[] {
  // 'A cup of calm' holds calm.
  const soft = hitsOf(hits, 'healthSoft', 'health');
  const affairs = somebody.test(text)
    ? []
    : notWithin(hitsOf(hits, 'affair', 'thing'), hitsOf(hits, 'noThing'));
  return [...hitsOf(hits, 'plain', 'harmless'), ...affairs].filter(
    ({ term, start, end }) =>
      term.key !== 'other/sport' &&
      !ownContainer.test(text.slice(0, start)) &&
      !soft.some((word) => /^\s+of\s+$/i.test(text.slice(end, word.start))) &&
      !namedSubject.test(`${text.slice(0, end)} `),
  );
}

/** What a firm does itself: 'We stopped using plastic'. */
const ofFirm = /^\P{L}*(?:\p{L}+,\s+)?we\s+(?:\p{L}+\s+)?$/iu;

const isAllItDoes = ({ term, start, end }: Hit, { text }: ReadSentence): boolean =>
  ['effect', 'function', 'treat'].includes(term.kind) &&
  soleSubject.test(text.slice(0, start)) &&
  /^\P{L}*$/u.test(text.slice(end));

/**
 * An effect that no rule knows, on nothing that ordinary copy is about: 'Tames the inner storm', 'Leaves you lighter'. Whoever
 * is named by their trouble is taken to be rid of it: 'for those who …'. So is a word of body or mind where nothing else is
 * spoken of: 'Sleep arrives on time'.
 */
export function effectsOn(sentence: ReadSentence): Place[] {
  const { hits, text, named } = sentence;
  const idioms = hitsOf(hits, 'idiom');
  const acts = notWithin(hitsOf(hits, 'effect', 'function', 'treat', 'protect', 'attack'), idioms);
  if (ordinaryIn(sentence).length > 0) return acts.filter((act) => isAllItDoes(act, sentence));
  const isOfSomebody = somebody.test(text);
  const told = acts.filter(({ start }) => {
    const before = text.slice(0, start);
    if (!isOfSomebody && ofFirm.test(before)) return false;
    const isOfNamed = named.some(({ end }) => end < start && start - end < 4);
    return isOfSomebody || isOfNamed || leadIn.test(before) || namedSubject.test(before);
  });
  const targets = notWithin(hitsOf(hits, 'target'), [...told, ...idioms]);
  return [...told, ...targets, ...notWithin(hitsOf(hits, 'healthSoft'), idioms)];
}
