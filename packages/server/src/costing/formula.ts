import type { FormFactor, ProductKind, VolumeUnit } from '../contract/index.ts';
import { general, matchArchetype, type Archetype } from './archetypes.ts';
import { containerIn, type Container } from './container.ts';
import type { BesidePart } from './beside/besideParts.ts';
import { besidePartsFor } from './beside/chooseParts.ts';
import { breakOf } from './brief/check.ts';
import { heldPart } from './brief/held.ts';
import { keptLines } from './brief/keptLines.ts';
import { isSoldPlain } from './beside/soldPlain.ts';
import { servingMlOf } from './dose/servingMl.ts';
import { leavesNoSugar } from './brief/sugarLimit.ts';
import { termsOf } from './brief/terms.ts';
import { withUnits } from './named/bareAmounts.ts';
import { withBlend } from './beside/blends.ts';
import { withoutBrands } from './named/brandNames.ts';
import { ofLiquid } from './beside/carriers.ts';
import { asMade } from './beside/formMaterials.ts';
import type { Pack } from './constants/constant.ts';
import type { ChosenPack } from './foods/planFood.ts';
import { formOf, packFor } from './form.ts';
import { withGiven, type GivenDose } from './dose/givenDoses.ts';
import { formNotes, formulaNote, strengthNotes, unpricedNotes, unsaidNotes } from './formulaNotes.ts';
import { formsOfKit, kitNotes } from './named/kits.ts';
import { formOfAmounts, formThatHolds } from './dose/heldForm.ts';
import type { FormulaLine } from './line.ts';
import { withoutOthers } from './named/ofOthers.ts';
import { readIngredients, type ReadIngredients } from './named/readIngredients.ts';
import { withMeantFigures } from './words/meantFigures.ts';
import { isPlainIn } from './words/plain.ts';
import { ofServing } from './dose/perPiece.ts';
import { weightsOf } from './dose/weights.ts';
import { keptWarm } from './named/keptWarm.ts';
import { unmodelledNotes } from './words/unmodelledForms.ts';
import { limitOf } from './dose/formLimits.ts';
import { withMeantNames } from './named/meantNames.ts';
import { withinLimits } from './dose/overLimits.ts';
import { marketsIn, type Market } from './labelFor.ts';
import { peopleIn, type People } from './words/people.ts';
import { specified } from './named/specified.ts';
import { ofPlants } from './named/plants.ts';
import { statedPack, type StatedPack } from './stated/statedPack.ts';
import { styleOf, type ProductStyle } from './stated/productStyle.ts';
import { readPrice, readTrade, type ReadPrice, type StatedTrade } from './stated/statedPrice.ts';
import { runTerm } from './brief/run/runTerm.ts';
import { statedServing, type StatedServing } from './stated/statedServing.ts';
import { longest, searchable } from './text.ts';
import { cutNotes, proposeLines } from './proposedLines.ts';

/** What is known of a product before it has a formula. */
export interface ProductConcept {
  concept: string;
  description: string;
  formFactor: FormFactor | null;
  volume: number | null;
  volumeUnit: VolumeUnit | null;
  /** What a person said the product is; by default its words and form say it. */
  kind?: ProductKind | null;
  /** The pack that was chosen for a food or drink. */
  pack?: ChosenPack | null;
  /** What a formula of it holds already. */
  doses?: readonly GivenDose[];
}

/** A formula to cost: the lines of a serving, what they are made into, and the size that was asked for. */
export interface Formula {
  /** Key of the kind of product it was taken for. */
  readonly archetype: string;
  readonly lines: readonly FormulaLine[];
  readonly formFactor: FormFactor;
  readonly pack: Pack;
  /** What it is sold in; absent of a formula that no words were read for. */
  readonly container?: Container;
  readonly volume: number | null;
  readonly volumeUnit: VolumeUnit | null;
  /** What the words say that a container holds; absent of a formula that no words were read for. */
  readonly stated?: StatedPack;
  /** What the words say that is taken at once. */
  readonly serving?: StatedServing;
  /** What the words say that it is sold for. */
  readonly price?: ReadPrice | null;
  /** What the words say that the trade pays for it. */
  readonly trade?: StatedTrade | null;
  /** How many containers the words say are made. */
  readonly run?: number | null;
  /** What it is made with beside its actives, as the words want it. */
  readonly parts?: readonly BesidePart[];
  /** Whom it is for, where that is not adults. */
  readonly people?: readonly People[];
  /** Where it is sold, where words say so. */
  readonly markets?: readonly Market[];
  /** How it is made, where its pack is made in several ways. */
  readonly style?: ProductStyle | null;
  /** The least that a piece weighs by how it is made, mg. */
  readonly leastMg?: number;
  /** The most that a piece weighs, mg; null: as is usual of its pack. */
  readonly mostMg?: number | null;
  /** What the words say that one measure of a powder weighs, mg. */
  readonly weightMg?: number | null;
  /** Whether the words ask for no flavour and no sweetener: a powder is then its actives alone. */
  readonly isPlain?: boolean;
  /** What was chosen for the person, in words. */
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/** Proposes formula, form and pack for a concept. Never throws: any text gives a formula. */
export function proposeFormula(input: ProductConcept): Formula {
  const { concept: whole, description, notes: readAs } = asMeant(input);
  const concept = meantIn(whole, description);
  const [title, body] = [searchable(concept), searchable(description)];
  const archetype = matchArchetype(title, body);
  const text = `${concept}\n${description}`;
  const read = readIngredients(text);
  const named = formOf({ ...input, concept: whole, description });
  const packed = ofKit(statedPack(concept, description), `${title},${body}`);
  const serving = withCounted(statedServing(concept, description), packed);
  const { lines: proposed, ...actives } = activesOf({ archetype, read, text, serving, doses: input.doses });
  const formFactor =
    input.formFactor ?? formThatHolds(named ?? formOfAmounts(archetype.formFactor, proposed), proposed);
  const pack = inDoses(packFor(formFactor, `${title},${body}`, archetype), packed, serving);
  const dosed = inSingleDoses({ formFactor, pack, packed, serving });
  const people = peopleIn(text);
  const asked = { input, pack, text, taken: dosed.serving };
  const { lines, notes, ...terms } = madeAs(withinLimits(proposed, people), asked);
  const style = styleOf(pack, lines, searchable(text));
  const weights = weightsOf({ formFactor, pack, style, lines, serving: dosed.serving }, concept, description);
  const isPlain = isPlainIn(`${title},${body}`) || isSoldPlain({ pack, lines }, text);
  const isFilledUp = weights.weightMg !== null;
  const made = { pack, lines, servingMl: servingMlOf(pack, dosed.serving), isFilledUp, isPlain };
  const others = otherForms(pack, title, body);
  const parts = besidePartsFor({ ...made, ...terms }, `${whole}\n${description}`);
  return {
    archetype: archetype.key,
    lines,
    formFactor,
    pack,
    container: containerIn(pack, text),
    volume: input.volume,
    volumeUnit: input.volumeUnit,
    ...dosed,
    ...termsIn(concept, description),
    parts,
    people,
    markets: marketsIn(text),
    style,
    ...weights,
    isPlain,
    assumptions: [
      formulaNote(archetype, read),
      ...readAs,
      ...read.notes,
      ...strengthNotes(read),
      ...actives.notes,
      ...notes,
      ...formNotes({ given: input.formFactor, named, used: formFactor, style, isOurs: others.length === 0 }),
    ],
    warnings: [
      ...kitNotes(title, body),
      ...others,
      ...actives.warnings,
      ...(archetype === general && !input.kind ? unsaidNotes(read, named) : []),
      ...unpricedNotes(text, read, parts),
      ...cutNotes(read),
    ],
  };
}

/** What is said of a form that the words ask for and that is not ours. */
const otherForms = (pack: Pack, title: string, body: string): string[] =>
  unmodelledNotes(title, `${title},${body}`, limitOf(pack).as.replace(/^as /, ''));

interface Named extends Pick<ProductConcept, 'doses'> {
  archetype: Archetype;
  read: ReadIngredients;
  text: string;
  serving: StatedServing;
}

/** The actives of a serving as the words and a formula's doses have them, and what is said of them. */
function activesOf({ archetype, read, text, serving, doses = [] }: Named) {
  const plants = ofPlants(ofServing(proposeLines(archetype, read, text), serving, text), text);
  const warm = keptWarm(plants.lines, text);
  const blended = withBlend(warm.lines, text);
  const named = specified(blended.lines, text);
  return {
    lines: withGiven([...named.lines], doses),
    notes: [...plants.notes, ...warm.notes, ...blended.notes, ...named.notes],
    warnings: plants.warnings,
  };
}

interface ToMake {
  input: ProductConcept;
  pack: Pack;
  text: string;
  /** What the words say that is taken at once. */
  taken: StatedServing;
}

/** Actives as the terms of the brief and the pack have them, and which parts break one of these terms. */
function madeAs(
  lines: readonly FormulaLine[],
  { input: { concept, description }, pack, text, taken }: ToMake,
) {
  const terms = termsOf(`${concept}\n${description}`);
  const kept = keptLines(lines, terms);
  const made = carriedAs(pack, text);
  const carried = ofLiquid(kept.lines, made, text);
  const isBroken = (part: BesidePart) => terms.some((term) => breakOf(term, heldPart(part)) !== null);
  const isSweetnessSaid = terms.some(({ kind }) => kind === 'sweetened');
  return {
    lines: asMade(carried.lines, made, text),
    notes: [...kept.notes, ...carried.notes],
    isBroken,
    isSweetnessSaid,
    isLowSugar: pack === 'gummie' && leavesNoSugar(`${concept}\n${description}`, taken.pieces),
  };
}

/** What the words say that it is sold for, and how many containers are made. */
const termsIn = (concept: string, description: string) => ({
  price: readPrice(concept, description),
  trade: readTrade(concept, description),
  run: runTerm(`${concept}\n${description}`)?.count ?? null,
});

/** Concept and description with slips put right and units where numbers stand by themselves, and what was read so. */
function asMeant(input: Pick<ProductConcept, 'concept' | 'description'>) {
  const figures = withMeantFigures(input);
  const spelt = [figures.concept, figures.description].map((text) =>
    withMeantNames(withoutOthers(text.slice(0, longest))),
  );
  const whole = spelt.map(({ text }) => text).join('\n');
  const [concept, description] = spelt.map(({ text }) => withUnits(text, whole));
  return {
    concept: concept?.text ?? '',
    description: description?.text ?? '',
    notes: [
      ...new Set([
        ...figures.notes,
        ...spelt.flatMap(({ notes }) => notes),
        ...(concept?.notes ?? []),
        ...(description?.notes ?? []),
      ]),
    ],
  };
}

/** A concept without the brands in it, unless they are all that is said. */
function meantIn(concept: string, description: string): string {
  const meant = withoutBrands(concept);
  const { wanted } = readIngredients(`${meant}\n${description}`);
  return wanted.length === 0 ? concept : meant;
}

/** A capsule that is filled with a liquid is made with what softgels are. */
const carriedAs = (pack: Pack, text: string): Pack =>
  styleOf(pack, [], searchable(text)) === 'filled' ? 'softgel' : pack;

/** `30 softgels and 30 tablets`: of a pack of several forms each piece is one of as many servings. */
const ofKit = (packed: StatedPack, text: string): StatedPack =>
  packed.pieces !== null && packed.servings === null && formsOfKit(text) > 1
    ? { ...packed, pieces: null, servings: packed.pieces }
    : packed;

/** What holds several of what is taken at once is no drink: 250 ml of which 10 ml hold 14 mg iron. */
const inDoses = (pack: Pack, { ml }: StatedPack, serving: StatedServing): Pack =>
  pack === 'ready' && ml !== null && serving.ml !== null && ml >= serving.ml * 2 ? 'bottle' : pack;

interface Packed extends Pick<Formula, 'formFactor' | 'pack'> {
  packed: StatedPack;
  serving: StatedServing;
}

/** So much is a single dose at most, mL. Our assumption. */
const mostOfDose = 40;

/** `Vial 25 ml × 20`: what single doses hold is taken at once, and no content of their box. */
function inSingleDoses({ formFactor, pack, packed, serving }: Packed) {
  const { ml, pieces } = packed;
  // `20 per box` of what is poured are its servings.
  const ofBox = pack === 'sticks' ? { ...packed, servings: packed.servings ?? pieces } : packed;
  const isDose = formFactor === 'liquid' && pack === 'sticks' && ml !== null && ml <= mostOfDose;
  return isDose
    ? { stated: { ...ofBox, ml: null }, serving: { ...serving, ml: serving.ml ?? ml } }
    : { stated: ofBox, serving };
}

/** Most pieces that are taken a day: more are none of a serving. */
const mostTaken = 8;

/** `60 capsules, 30 servings`, `90 tablets, one month supply`: how many pieces a serving has. */
function withCounted(serving: StatedServing, { pieces, servings }: StatedPack): StatedServing {
  const taken = pieces !== null && servings !== null ? pieces / servings : 0;
  const isWhole = Number.isInteger(taken) && taken >= 1 && taken <= mostTaken;
  return serving.pieces === null && isWhole ? { ...serving, pieces: taken } : serving;
}
