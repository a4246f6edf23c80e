import type { Finding } from '../claim.ts';
import { findingOf, type FindRule } from '../rules/rules.ts';
import type { Hits, Term } from '../lexicon/terms.ts';
import { hitsOf } from './sentence.ts';

/** Words of a name, parted at capitals too: `CarpalHealth` is two. */
const partsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Letters that are enough of a disease's name to be known by: 'migra' of migraine. */
const shortestBeginning = 5;

/** A disease in the name of the product is one in every sentence beside it: criterion (iv). */
export function nameFindings(
  name: string | undefined,
  { hits, terms, rule, isUs }: { hits: Hits; terms: readonly Term[]; rule: FindRule; isUs: boolean },
): Finding[] {
  if (!name) return [];
  const ofKind = (kind: Term['kind']) =>
    terms.filter((term) => term.kind === kind).flatMap(({ words }) => words);
  const parts = partsOf(name).filter((part) => !ofKind('nameOther').some((other) => part.startsWith(other)));
  const stillSafe = hitsOf(hits, 'still').length > 0;
  const diseases = hitsOf(hits, 'vector', 'lifeStage', 'drugClass', 'drug', 'sign', 'disease').filter(
    () => !stillSafe,
  );
  const diseaseWords = ofKind('disease').filter((word) => !/[\s~^]/.test(word));
  const isBeginning = (part: string) =>
    part.length >= shortestBeginning &&
    !ofKind('healthBeginning').some((other) => other.startsWith(part) || part.startsWith(other)) &&
    diseaseWords.some((word) => word.length > part.length && word.startsWith(part));
  const hasPart = parts.some(
    (part) => isBeginning(part) || ofKind('namePart').some((known) => part.startsWith(known)),
  );
  const hasVerb = parts.some((part) =>
    ofKind('nameVerb').some(
      (verb) =>
        part === verb || part === `${verb}s` || (verb.length > 4 ? part.includes(verb) : part.endsWith(verb)),
    ),
  );
  if (diseases.length === 0 && !hasPart && !hasVerb) return [];
  const found = rule(isUs ? 'US' : 'EU', isUs ? 'disease-iv' : 'disease');
  return [findingOf(found, [], `The product's name, “${name}”, implies a disease: ${found.because}`)];
}
