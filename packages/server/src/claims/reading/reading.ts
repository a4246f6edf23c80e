import { withoutCharities } from './charities.ts';
import type { ClaimCopy } from '../claim.ts';
import { clausePlaces } from './clauses.ts';
import { withAmountKeys } from '../product/amountKeys.ts';
import { countedAs, withCounted } from '../product/countedAs.ts';
import { withElsewhere } from './elsewhere.ts';
import { withFigures } from './figures.ts';
import type { ClaimKnowledge } from '../knowledge.ts';
import { nameFindings } from './name.ts';
import { withDiseaseNames } from './diseaseNames.ts';
import { paragraphsIn } from './paragraphs.ts';
import { withSenses } from './senses.ts';
import { isWithin, type OwnReading, type ReadSentence } from './sentence.ts';
import type { SentencePart } from './sentences.ts';
import { withMasses } from '../product/internationalUnits.ts';
import { statementsIn } from '../rules/statements.ts';
import { wordsOf, wordsWithin, type Word } from '../lexicon/words.ts';

/** Reads sentences of some copy; what they share, its product's name and their paragraphs, is read once. */
export function readerOf(copy: ClaimCopy, knowledge: ClaimKnowledge): (part: SentencePart) => ReadSentence {
  const { market, channel, basis, ingredients = [] } = copy;
  const { evidence, find, terms, rule } = knowledge;
  const product = withCounted(evidence, withMasses(evidence, withAmountKeys(evidence, copy.product)));
  const name = product.name ?? '';
  const nameFound = nameFindings(name, { hits: find(wordsOf(name)), terms, rule, isUs: market === 'US' });
  const written = wordsOf(copy.text);
  const paragraphs = paragraphsIn(copy.text, { written, evidence });
  const statements = statementsIn(written, market, knowledge.statements);
  return (part) => {
    const words = wordsWithin(written, part.start, part.end);
    return {
      ...part,
      ...knowledge.remember(part.text, () => readByItself(part.text, words, knowledge)),
      words,
      paragraph: paragraphs.find(({ end }) => part.start < end) ?? { text: part.text, words, named: [] },
      ingredients,
      isBesideListed: false,
      isFirst: false,
      market,
      channel,
      product,
      differing: [],
      basis,
      nameFindings: nameFound,
      statements,
      onHold: knowledge.onHold,
      rule,
      evidence,
    };
  };
}

function readByItself(
  text: string,
  words: readonly Word[],
  { evidence, find }: Pick<ClaimKnowledge, 'evidence' | 'find'>,
): OwnReading {
  const { hits: found, names } = withoutCharities(text, withDiseaseNames(find(words)));
  const mentions = evidence.lexicon
    .read(text)
    .mentions.filter((mention) => !names.some((name) => isWithin(mention, name)));
  const named = placesOfKind(mentions, 'ingredient').map((place) =>
    Object.assign(place, { key: countedAs(evidence, place.key), form: place.key }),
  );
  // A misspelt outcome is left to the rule on misspelt diseases: 'cancel' is no cancer.
  const outcomes = placesOfKind(
    mentions.filter(({ isCorrected }) => !isCorrected),
    'topic',
  );
  const clauses = clausePlaces(text);
  const read = { text, hits: withFigures(text, found), outcomes, named, clauses };
  return { hits: withSenses({ ...read, hits: withElsewhere(read) }), named, outcomes, clauses };
}

/** Where something of a kind is named. */
const placesOfKind = (
  mentions: readonly { kind: string; key: string; start: number; end: number }[],
  of: 'ingredient' | 'topic',
) => mentions.flatMap(({ kind, key, start, end }) => (kind === of ? [{ key, start, end }] : []));
