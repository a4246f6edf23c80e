import type { Material } from '../registry/index.ts';
import { usualLines, type Archetype } from './archetypes.ts';
import { euMultiDose, referenceDose, referenceIn } from './dose/referenceDose.ts';
import { formIn } from './form.ts';
import type { FormulaLine } from './line.ts';
import { amountOf, withGrams, type NamedMaterial } from './named/loneAmounts.ts';
import { ingredientsOnCondition } from './named/onCondition.ts';
import { readIngredients, unstatedOf, type ReadIngredients } from './named/readIngredients.ts';
import { isEffervescent } from './stated/productStyle.ts';
import { isSpray } from './stated/statedServing.ts';
import { withProtein } from './stated/statedProtein.ts';
import { amountOfStrength, type Strength } from './named/strengths.ts';
import { searchable } from './text.ts';
import {
  contextsOf,
  doseForPeople,
  outcomeContexts,
  usualDoseOf,
  type DoseContext,
} from './dose/usualDose.ts';

/** Most ingredients a formula is costed with: the longest multis have some thirty. A text that names more is cut. */
const mostLines = 32;

/** What is said of a text that names more. */
export const cutNotes = ({ wanted }: ReadIngredients): string[] =>
  wanted.length > mostLines ? [`Only the first ${mostLines} ingredients named were costed.`] : [];

/** The ingredients a text names, or else those usual for the kind of product but for what the text rules out. */
export function proposeLines(
  archetype: Archetype,
  { wanted, excluded, strength }: ReadIngredients,
  text: string,
): FormulaLine[] {
  if (wanted.length === 0) {
    const usual = usualLines(archetype, excluded).map((line) =>
      Object.assign({}, line, {
        amount: ofStrength(line.material, doseForPeople(line, text), strength),
        isOfKind: true,
      }),
    );
    return withProtein(usual, text);
  }
  const contexts = [
    ...contextsOf(text, unstatedOf(wanted)),
    ...(isEffervescent(searchable(text)) ? (['effervescent'] as const) : []),
    ...(isSpray(text) ? (['spray'] as const) : []),
    ...(formIn(searchable(text)) === 'gummie' ? (['gummie'] as const) : []),
    ...outcomeContexts(archetype.key),
  ];
  const [title = ''] = text.split('\n');
  const inTitle = new Set(readIngredients(title).wanted.map(({ material }) => material.ingredient));
  const onCondition = ingredientsOnCondition(text);
  const lines = withGrams(wanted.slice(0, mostLines), text).map((named) => ({
    material: named.material,
    amount: amountOf(
      named,
      doseIn(named, [...contexts, ...besideContext(named, wanted, inTitle)], text) /
        openFormsOf(named, wanted),
    ),
    isStated: named.amount !== null,
    isOnCondition: onCondition.has(named.material.ingredient),
  }));
  return withProtein(ofBlend(archetype, { lines, excluded, title: inTitle }), text);
}

/** `Pre-workout powder, with 200 mg caffeine` has what such a blend has, with so much of what is named. */
function ofBlend(
  archetype: Archetype,
  {
    lines,
    excluded,
    title,
  }: { lines: FormulaLine[]; excluded: ReadonlySet<string>; title: ReadonlySet<string> },
): FormulaLine[] {
  const usual = archetype.isBlend ? usualLines(archetype, excluded) : [];
  const own = new Map(lines.map((line) => [line.material.ingredient, line]));
  const isOfBlend = usual.some(({ material }) => own.has(material.ingredient));
  if (lines.length !== 1 || title.size > 0 || !isOfBlend) return lines;
  return usual.map(
    (line) => own.get(line.material.ingredient) ?? Object.assign({}, line, { isOfKind: true }),
  );
}

/** The amount of what has none: as much of its reference value as the words say, or else what is usual. */
function doseIn({ material }: NamedMaterial, contexts: readonly DoseContext[], text: string): number {
  const reference = referenceIn(text);
  const usual = usualDoseOf(material, contexts);
  return (
    (reference && referenceDose(material, reference)) ??
    euMultiDose(material, { text, contexts, usual }) ??
    usual
  );
}

/** `Iron 20 mg with vitamin C and B12`: what the title does not name, and another is dosed beside, only goes along. */
function besideContext(
  named: NamedMaterial,
  wanted: readonly NamedMaterial[],
  inTitle: ReadonlySet<string>,
): DoseContext[] {
  const isAlong = named.amount === null && !inTitle.has(named.material.ingredient);
  return isAlong && wanted.some(({ amount }) => amount !== null) ? ['beside'] : [];
}

/** Forms of one active without amounts share the usual dose of it. */
const openFormsOf = ({ material }: NamedMaterial, wanted: readonly NamedMaterial[]): number =>
  wanted.filter((each) => each.amount === null && each.material.name === material.name).length || 1;

const ofStrength = (material: Material, amount: number, strength: Strength | null) =>
  strength ? amountOfStrength(material, amount, strength) : amount;
