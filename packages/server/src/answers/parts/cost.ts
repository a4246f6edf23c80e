import type { Cited, Evidence } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/passages/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, joinWords, list, note, paragraph, section } from '../prose.ts';
import { foodConceptIn } from '../compute/productConcept.ts';
import { doseCostBlocks } from '../compute/doseCost.ts';
import { lotCostSentences } from '../compute/lotCost.ts';
import { estimateBlocks } from '../compute/productCost.ts';
import { statedPriceBlocks } from '../compute/statedPrice.ts';
import { foodPricesIn } from '../gather/foodPrices.ts';
import { lastYear, nearestCosts, withoutRemark } from '../gather/prices.ts';
import { variantsOf } from '../gather/recordIndex.ts';
import { costBlocks } from './abstention.ts';
import { cheaperByActive, cheaperSentences, comparedPrices } from './cheaper.ts';
import { ordinaryOfCosts } from './costWords.ts';
import { labTestBlocks } from './labTests.ts';
import { passageSentence } from './text/passages.ts';
import { nameInSentence, stems } from '../../registry/index.ts';
import { uncapitalize } from '../../text/letters.ts';

const mostRows = 6;

/** What a material, a step or a test costs, as far as the base holds an indicative figure; otherwise where to look. */
export function pricesBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const stated = statedPriceBlocks(inquiry);
  if (stated) return stated;
  const tests = labTestBlocks(evidence, inquiry);
  if (tests) return tests;
  const food = foodConceptIn(inquiry.question);
  const dose = food === null ? doseCostBlocks(evidence, inquiry) : null;
  if (food !== null || (isOfProduct(inquiry) && !isBought(evidence, inquiry)))
    return [...estimateBlocks(evidence, inquiry, food), ...section('The material alone', dose ?? [])];
  if (dose) return dose;
  const compared = comparedPrices(evidence, inquiry);
  if (compared.length > 0)
    return [
      paragraph(...cheaperSentences(compared)),
      paragraph(...cheaperByActive(evidence, compared)),
      indicative,
    ];
  const isMaterial = !isOfWholeProduct(inquiry);
  const rows = isMaterial ? rowsFor(evidence, inquiry) : [];
  const foods = isMaterial && rows.length === 0 ? foodPricesIn(inquiry.question).slice(0, mostRows) : [];
  const [first, ...others] = [...rows.map(costSentence), ...foods.map((passage) => passageSentence(passage))];
  if (!first) return costBlocks(namesOf(evidence, inquiry));
  return [
    paragraph(...unpricedForms(evidence, inquiry, rows), ...lotCostSentences(inquiry.question, rows), first),
    ...(others.length > 0 ? [list(others)] : []),
    indicative,
  ];
}

const indicative = paragraph(
  note('These are indicative ranges, not quotes; ask suppliers for your grade and quantity'),
);

/** Compounds that are asked for and have no figure: the price of another is not theirs. */
function unpricedForms(evidence: Evidence, inquiry: Inquiry, rows: readonly Cited<Cost>[]): Sentence[] {
  const ofName = new Set(stems(namesOf(evidence, inquiry) ?? ''));
  const priced = rows.flatMap(({ item }) => stems(item).filter((word) => !ofName.has(word)));
  if (priced.length === 0) return [];
  const names = inquiry.forms
    .map(({ compound }) => uncapitalize(withoutRemark(compound)))
    .filter((compound) => !priced.some((word) => compound.includes(word)));
  return names.length > 0 ? [note(`I hold no price of ${joinWords([...new Set(names)])}`)] : [];
}

/** Ingredients in a dosage form are a product; a price by weight is that of a material. */
const isOfProduct = ({ ingredients, dosageForms, words, question }: Inquiry) =>
  ingredients.length > 0 &&
  dosageForms.length > 0 &&
  !words.some((word) => byWeight.has(word)) &&
  !ofStrength.test(question) &&
  !/\braw materials?\b/i.test(question);

/** “HPMC capsules” are bought empty: something that has a figure under all the words of its name. */
const isBought = (evidence: Evidence, inquiry: Inquiry): boolean => {
  const words = wordsOf(inquiry);
  return (
    inquiry.amounts.length === 0 &&
    evidence.coverage
      .costs(words)
      .some(({ document, share }) => share >= wholeName && isOfParts(evidence.costs[document]))
  );
};
const isOfParts = (row?: Cost): boolean => row?.kind === 'manufacturing' || row?.kind === 'packaging';
/** All the words that say what it is. */
const wholeName = 0.999;

/** “The price of a 1 % powder” is that of a material. */
const ofStrength = /\d\s?%\s+(?:powder|beadlets?|oil|extract|premix|trituration)\b/i;

const byWeight = new Set(['kg', 'kilo', 'kilogram', 'ton', 'tonne', 'moq', 'yield', 'overage']);

/** “What does my gummy cost to make?” is what the estimate of a product works out. */
const isOfWholeProduct = ({ question }: Inquiry) =>
  /\bto (?:make|produce|manufacture|launch)\b|\bmy (?:product|gumm|capsule|tablet|drink|powder|formula)/i.test(
    question,
  );

const namesOf = (evidence: Evidence, { ingredients }: Inquiry): string | null =>
  ingredients.length > 0 ? joinWords(ingredients.map((key) => nameInSentence(evidence, key))) : null;

/** What a question may ask of the making of a product, and the figures of that kind. */
const kindsAsked: readonly (readonly [asked: RegExp, kind: Cost['kind']])[] = [
  [/\bmoqs?\b|\bminimum (?:order|run|batch)/i, 'moq'],
  [/\boverages?\b/i, 'overage'],
  [/\b(?:lose|lost|loss(?:es)?|scrap|wasted?)\b/i, 'yield'],
];

/** The figures of the kinds that are asked for: of the dosage form that is named, else those with most of the words. */
function ofKinds(evidence: Evidence, inquiry: Inquiry): Cited<Cost>[] {
  const { question, ingredients, dosageForms, words } = inquiry;
  return kindsAsked.flatMap(([asked, kind]) => {
    if (!asked.test(question)) return [];
    const rows = evidence.costs.filter((row) => row.kind === kind);
    const ofForm = rows.filter(({ dosageForm }) => dosageForms.includes(dosageForm));
    if (ofForm.length > 0) return ofForm;
    const said = new Set([...words, ...ingredients.flatMap((key) => stems(key.replaceAll('-', ' ')))]);
    const shared = ({ item, dosageForm }: Cost) =>
      stems(`${item} ${dosageForm}`).filter((word) => said.has(word) && !kindWords.has(word)).length;
    const most = Math.max(0, ...rows.map(shared));
    return most > 0 ? rows.filter((row) => shared(row) === most) : [];
  });
}

const kindWords = new Set(
  stems('moq overage minimum order typical material in yield loss lose lost production scrap waste'),
);

/** The figures that speak to the question, the best first. */
function rowsFor(evidence: Evidence, inquiry: Inquiry): Cited<Cost>[] {
  const ofKind = ofKinds(evidence, inquiry);
  return [...new Set([...ofKind, ...withoutKinds(evidence, inquiry, ofKind.length > 0)])].slice(0, mostRows);
}

/** Figures found by their words; beside those of a kind that is asked for none of the same kind. */
function withoutKinds(evidence: Evidence, inquiry: Inquiry, isBeside: boolean): Cited<Cost>[] {
  const found = byCoverage(evidence, inquiry);
  return isBeside ? found.filter(({ kind }) => kindsAsked.every(([, own]) => own !== kind)) : found;
}

function byCoverage(evidence: Evidence, inquiry: Inquiry): Cited<Cost>[] {
  const words = wordsOf(inquiry);
  const named = evidence.costs.filter((row) =>
    row.ingredients.some((key) => inquiry.ingredients.includes(key)),
  );
  if (named.length > 0 && !isAboutMaking(inquiry))
    return inquiry.ingredients
      .flatMap((key) =>
        byWords(
          named.filter((row) => row.ingredients.includes(key)),
          words,
        ),
      )
      .filter((row, at, all) => all.indexOf(row) === at)
      .slice(0, mostRows);
  const several = ofPhrases(evidence, inquiry);
  const nearest = several.length > 1 ? [] : nearestCosts(evidence, words);
  return nearest.length === 0 ? several : nearest.slice(0, mostRows);
}

/** What a question says of a material, with the compounds that a part around it names: “and what does a kilo cost?” */
const wordsOf = ({ words, forms }: Inquiry): string[] => [
  ...new Set(
    [...words, ...forms.flatMap(({ compound }) => stems(compound))].filter(
      (word) => !ordinaryOfCosts.has(word),
    ),
  ),
];

/** The dosage form that is asked about counts for more than a word. */
const ofForm = 2;

/** Several things in a row: the figure that each phrase comes nearest to; of equals the one that says more of the question. */
function ofPhrases(evidence: Evidence, inquiry: Inquiry): Cited<Cost>[] {
  const all = new Set(wordsOf(inquiry));
  const said = ({ item, dosageForm }: Cost) =>
    stems(item).filter((word) => all.has(word)).length +
    (inquiry.dosageForms.includes(dosageForm) ? ofForm : 0);
  const rows = inquiry.question.split(/[,;:.()?!–—]|\s-\s|\band\b|\bplus\b/).flatMap((phrase) => {
    const words = stems(phrase)
      .filter((word) => !ordinaryOfCosts.has(word))
      .flatMap((word) => asPriced(evidence, word));
    return nearestCosts(evidence, words)
      .toSorted((left, right) => said(right) - said(left))
      .slice(0, 1);
  });
  return [...new Set(rows)].slice(0, mostRows);
}

/** “Press tablets”: a word that no figure has, as the figures call it. */
function asPriced({ coverage }: Evidence, word: string): string[] {
  const isPriced = (each: string) => coverage.costs([each]).length > 0;
  const priced = isPriced(word) ? [word] : variantsOf(word).filter(isPriced);
  return priced.length > 0 ? priced : [word];
}

/** The prices of a material: of those whose name has most of the question's words, the newest first. */
function byWords(rows: readonly Cited<Cost>[], words: readonly string[]): Cited<Cost>[] {
  const shared = (row: Cost) => stems(row.item).filter((word) => words.includes(word)).length;
  const most = Math.max(...rows.map(shared));
  return rows.filter((row) => shared(row) === most).toSorted((a, b) => lastYear(b) - lastYear(a));
}

const isAboutMaking = ({ question }: Inquiry) =>
  /\byields?\b|\bmoq\b|\bminimum (?:order|run|batch)|\blead[- ]?times?\b|\boverages?\b|\btest(?:s|ing)?\b/i.test(
    question,
  );

function costSentence(row: Cited<Cost>): Sentence {
  const period = row.period && `, ${row.period}`;
  const remark = row.note && `; ${row.note}`;
  return fact(`${costItem(row)}: ${costRange(row)}${period}${doubt(row.passage)}${remark}`, row.passage);
}
