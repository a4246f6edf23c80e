import type { FormFactor, VolumeUnit } from '../contract/index.ts';
import { matchArchetype, type Archetype } from './archetypes.ts';
import type { Pack } from './constant.ts';
import { figuresWith } from './constants.ts';
import type { FormulaLine } from './dose.ts';
import { formIn, packFor } from './form.ts';
import { findMentions, materialsByName, type Mention } from './mentions.ts';
import { portionOut } from './portion.ts';
import { searchable } from './text.ts';
import { readVolume } from './volume.ts';

/** What an estimate is asked for. */
export interface ProductConcept {
  concept: string;
  description: string;
  formFactor: FormFactor | null;
  volume: number | null;
  volumeUnit: VolumeUnit | null;
}

/** A product made definite enough to cost: what is in a serving, and how much of it a container holds. */
export interface Plan {
  archetype: string;
  formFactor: FormFactor;
  pack: Pack;
  lines: readonly FormulaLine[];
  /** Servings in a container; of powders and liquids not always whole. */
  servings: number;
  /** Weight of a powder's or liquid's serving, mg; 0 for what is counted in pieces. */
  servingMg: number;
  /** Filler of a serving, mg, beyond what the form itself needs. */
  fillerMg: number;
  /** What was chosen, in words. */
  assumptions: readonly string[];
  warnings: readonly string[];
}

/** Most ingredients a formula is costed with; a text that names more is cut. */
const mostLines = 16;

/** Chooses formula, form, pack and size for a concept. Never throws: any text gives a plan. */
export function planProduct(input: ProductConcept): Plan {
  const figures = figuresWith();
  const [title, body] = [searchable(input.concept), searchable(input.description)];
  const text = `${title},${body}`;
  const archetype = matchArchetype(title, body);
  const mentions = findMentions(text);
  const formFactor = input.formFactor ?? formIn(title) ?? formIn(body) ?? archetype.formFactor;
  const pack = packFor(formFactor, text, archetype);
  const measure = readVolume({ ...input, formFactor }, figures);
  const portion = portionOut({ pack, lines: linesFor(archetype, mentions), measure }, figures);
  return {
    archetype: archetype.name,
    formFactor,
    pack,
    ...portion,
    assumptions: [
      formulaNote(archetype, mentions),
      formNote(input.formFactor, formFactor),
      ...portion.assumptions,
    ],
    warnings: [
      ...(mentions.length > mostLines ? [`Only the first ${mostLines} ingredients named were costed.`] : []),
      ...portion.warnings,
    ],
  };
}

/** The ingredients the text names, or else those usual for the kind of product. */
function linesFor(archetype: Archetype, mentions: readonly Mention[]): FormulaLine[] {
  if (mentions.length > 0) {
    return mentions.slice(0, mostLines).map(({ material, amount }) => ({
      material,
      amount: amount ?? material.dose.usual,
      isStated: amount !== null,
    }));
  }
  return archetype.lines.flatMap(({ name, amount }) => {
    const material = materialsByName.get(name);
    return material ? [{ material, amount: amount ?? material.dose.usual, isStated: false }] : [];
  });
}

function formulaNote(archetype: Archetype, mentions: readonly Mention[]): string {
  if (mentions.length === 0) {
    return `No ingredient was named: the formula is one usual for a product of the kind '${archetype.name}'.`;
  }
  const stated = mentions.filter(({ amount }) => amount !== null).length;
  const doses = stated === mentions.length ? 'as named' : stated > 0 ? 'as named, else usual' : 'usual ones';
  return `The formula is the ingredients that concept and description name; their amounts are ${doses}.`;
}

const formNote = (given: FormFactor | null, used: FormFactor) =>
  given === null ? `No form factor was chosen: ${used} was taken.` : `Form factor as chosen: ${used}.`;
