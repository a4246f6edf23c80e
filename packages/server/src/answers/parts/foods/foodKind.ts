import { z } from 'zod';
import { foodFigures, shapeOf } from '../../../costing/index.ts';
import type { Evidence, Passage } from '../../../evidence/index.ts';
import { columns, readTable } from '../../../registry/index.ts';
import { foodConceptIn } from '../../compute/productConcept.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import { type Block, list, note, paragraph } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { askedOf, fieldIn } from '../text/excerpt.ts';
import { passageSentence, recordSentence } from '../text/passages.ts';

const { key, list: listed } = columns;

/**
 * A row of `foodKindAsks.csv`: what asks for the figures of a kind of food, and which record says them: `kind` for that
 * of the kind itself, else the item among those of its category.
 */
const FoodKindAsk = z.strictObject({
  key,
  says: listed,
  cues: listed.transform((written): Cue[] => written.map(readCue)),
  /** How the record of a kind names the field; empty where the whole record is told. */
  label: z.string(),
});
const asked = readTable(new URL('../data/', import.meta.url), 'foodKindAsks', FoodKindAsk);

/** What has an answer of its own, whatever kind of food it is asked of. */
const ofOthers: readonly AskKind[] = [
  'claim',
  'limit',
  'safety',
  'interaction',
  'benefit',
  'studies',
  'news',
  'labelValue',
  'percent',
  'contentClaim',
  'rounding',
];

const isKind = ({ key: own }: Passage): boolean => own.startsWith('foodKind:');

type FoodKind = NonNullable<ReturnType<typeof shapeOf>['archetype']>;

/** How a kind of food that a question names is made, kept, packed and sold; null where it names none, or asks for nothing of that. */
export function foodKindBlocks(evidence: Evidence, part: Inquiry, whole: Inquiry): Block[] | null {
  const isOfPieces = part.dosageForms.some((form) => form !== 'drink');
  if (ofOthers.some((ask) => part.asks.has(ask)) || part.amounts.length > 0 || isOfPieces) return null;
  const clause = clauseOf(part.question);
  const rows = asked.filter(({ cues }) => isAny(cues, clause));
  const says = new Set(rows.flatMap(({ says: items }) => items));
  if (says.size === 0 || (part.asks.has('cost') && foodConceptIn(part.question) !== null)) return null;
  if (part.medicines.length > 0) return null;
  // “the recipe says a cup of sunflower seeds: how many grams?” is of the seeds
  if (foodsAsked(part)?.isOfMeasure === true) return null;
  const own = kindsIn(part.question);
  const kinds = own.length > 0 ? own : kindsIn(whole.question);
  const found = [...new Set(kinds.flatMap((kind) => passagesOf(evidence, kind, says)))];
  if (found.length === 0 || isOfOther(evidence, part, found)) return null;
  const words = askedOf(evidence, part);
  const labels = rows.map(({ label }) => label).filter(Boolean);
  return [
    list(
      found.map((passage) =>
        isKind(passage)
          ? recordSentence(passage, fieldIn(passage.text, labels))
          : passageSentence(passage, words),
      ),
    ),
    paragraph(note('These are planning figures, not quotes')),
  ];
}

/** Whether another record is what is asked for: how long files are kept past a shelf life, what the storage of a pallet costs. */
function isOfOther(evidence: Evidence, part: Inquiry, found: readonly Passage[]): boolean {
  const [first] = closestRecords(evidence, part);
  return first !== undefined && first.likelihood >= clearlyMeant && !found.includes(first.passage);
}
const clearlyMeant = 0.5;

const most = 3;

/** Each phrase may name a kind: “of a sauce and of a jam”. */
const kindsIn = (question: string): FoodKind[] => {
  const ofPhrases = question.split(/,|\b(?:and|or|versus|vs)\b/).flatMap((phrase) => kindIn(phrase) ?? []);
  return [...new Set([kindIn(question) ?? [], ...ofPhrases].flat())].slice(0, most);
};

function kindIn(question: string): FoodKind | null {
  const { archetype } = shapeOf({ concept: question, description: '', formFactor: null });
  return archetype && archetype.kind !== 'supplement' ? archetype : null;
}

function passagesOf(evidence: Evidence, kind: FoodKind, says: ReadonlySet<string>): Passage[] {
  const ofCategory = foodFigures.filter(({ category, item }) => category === kind.category && says.has(item));
  const keys = new Set([
    ...(says.has('kind') ? [`foodKind:${kind.archetype}`] : []),
    ...ofCategory.map((figure) => `foodCost:${figure.key}`),
  ]);
  const held = recordIndexOf(evidence).passages.filter((passage) => keys.has(passage.key));
  return held.toSorted((left, right) => Number(isOfKind(right)) - Number(isOfKind(left)));
}

/** The record of the kind itself stands before those of its category. */
const isOfKind = (passage: Passage): boolean => passage.key.startsWith('foodKind:');
