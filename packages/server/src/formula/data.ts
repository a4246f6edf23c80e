import type { ConstantKey, FoodRunValues, Pack } from '../costing/run/index.ts';
import type { Audience, FormulaForm, Market, NutrientForm, Purpose } from './draft.ts';

/** A daily value (US) or nutrient reference value (EU). */
export interface ReferenceValue {
  nutrient: string;
  market: Market;
  audience: Audience;
  /** In the nutrient's unit on the label; g for fats, carbohydrate, fibre, sugars, protein. */
  amount: number;
  source: string;
}

/** Most that a day may hold of a nutrient or substance. */
export interface UpperLimit {
  /** Key of a nutrient of the panels, or of an ingredient. */
  nutrient: string;
  market: Market;
  audience: Audience;
  /** In the nutrient's unit on the label; of what is not on it, mg. */
  amount: number;
  /** Of all that is eaten, or only of what a supplement or fortification adds. */
  scope: 'total' | 'added';
  /** An upper level, or what an authority tells where it sets none. */
  level: 'upper level' | 'safe level' | 'guidance level';
  /** Words of the forms or sources it counts, lower case; null: all of them. */
  words: readonly string[] | null;
  isRecalled: boolean;
  source: string;
}

/** What one International Unit of a vitamin's form is, in the vitamin's unit on the label. */
export interface IuFactor {
  nutrient: string;
  /** Forms the factor holds for; null for all of them. */
  forms: readonly NutrientForm[] | null;
  perIu: number;
  source: string;
}

/** What one µg of a form counts in the label's equivalents. */
export interface EquivalenceFactor {
  nutrient: string;
  form: NutrientForm;
  factor: number;
  source: string;
}

/** A hard capsule. */
export interface CapsuleSize {
  size: string;
  mL: number;
  /** mg of one empty shell: of cellulose, of gelatin. */
  shellMg: { hpmc: number; gelatin: number };
}

/** US dollars a kilogram, before freight: a band, never a quote. */
export interface PriceBand {
  low: number;
  base: number;
  high: number;
  /** Null: our assumption. */
  source: string | null;
  /** When it was paid, e.g. '2023–2026'; none of a figure of the costing. */
  period?: string;
}

/** A figure of the costing, with the ends that make a product cheaper and dearer. */
export interface Figure {
  label: string;
  cheap: number;
  base: number;
  dear: number;
  /** Packs it has a say in; null: all. */
  packs: readonly Pack[] | null;
}

/** An excipient that a form usually takes, where the formula has none of that role. */
export interface TypicalPart {
  form: FormulaForm;
  /** What the line that it becomes does. */
  role: Purpose;
  /** As an ingredient list names it. */
  name: string;
  /** Share of what the form takes beside the lines, shells apart. */
  part: number;
}

/** What is known of an ingredient or nutrient beyond the line that names it. */
export interface KnownIngredient {
  key: string;
  /** Names in lower case. */
  names: readonly string[];
  /** What it is bought at when a line has no price of its own; null where none is known. */
  price: PriceBand | null;
  /** How a list that one chooses from writes it: the ingredient, or what is bought. */
  label: string;
  /** Those of its names that are Latin; absent of what has none. */
  latinNames?: readonly string[];
  /** Key of the vitamin or mineral of the panels that it is, where it is one or a form of one. */
  nutrient?: string;
  /** What of its status has to be checked; absent of a material: its ingredient's hold. */
  alerts?: readonly StatusAlert[];
  /** By itself it is nothing that a nutrition panel must declare. Absent where that is not known. */
  isBare?: boolean;
  /** Absent where no study tells one. */
  effective?: EffectiveDose;
  /** Of a material, what a new line that names it begins with; absent of an ingredient. */
  material?: KnownMaterial;
}

/** A compound that no material of the base is bought as. */
export interface KnownCompound {
  /** In lower case. Two compounds may share one: it means neither. */
  names: readonly string[];
  label: string;
  /** Key of what it carries. */
  ingredient: string;
  /** % of it that is what it carries. */
  potency: number;
  /** Whose share that is and what it rests on, in a sentence: the line's note. */
  says: string;
  /** Which form of its vitamin it is, where the label's unit depends on it. */
  nutrientForm?: NutrientForm;
}

/** A brand of an ingredient or compound. */
export interface TradeName {
  name: string;
  /** Other ways to write it. */
  otherNames: readonly string[];
  /** Key of what it is of; null where it is a brand of several. */
  ingredient: string | null;
  /** The compound as labels name it; null where it is no other than the ingredient. */
  compound: string | null;
  /** Whether it is that compound as such, no preparation of another strength. */
  isWhole: boolean;
  /** What it is and whose, in a sentence: the line's note. */
  says: string;
}

/** A status that has to be checked before a product with the ingredient is sold. */
export interface StatusAlert {
  code: 'status.ndi' | 'status.novel' | 'status.restricted';
  market: Market;
  /** What the base says; null: nothing. */
  says: string | null;
  /** Words of a form or source, lower case, where only they are meant; null: whichever it is. */
  onlyFor: readonly string[] | null;
}

/** A substance with which a market asks for a text that the formula cannot word, or that it restricts. */
export interface WordAlert {
  code: 'label.textNeeded' | 'status.restricted';
  market: Market;
  /** Words of a line's name, source or form, lower case. */
  words: readonly string[];
  /** What is asked for or restricted, as a sentence. */
  text: string;
  source: string;
}

/** Names of an additive, lower case, and the class that EU labels name it by. */
export interface Additive {
  names: readonly string[];
  class: string;
}

/** Names that spec sheets have for parts of a form, lower case, and what a line of them is there for. */
export interface PurposeNames {
  purpose: Purpose;
  names: readonly string[];
  /** Last words of names: `orange flavor`. */
  endings: readonly string[];
}

/** Words, lower case, by which ingredient lists name what holds an allergen, by its keys in the markets. */
export interface AllergenNames {
  allergens: readonly string[];
  words: readonly string[];
  /** Those of the words that name it as Annex II of Regulation (EU) No 1169/2011 does. */
  naming: readonly string[];
  /** Its name there; absent where the kind is named, of cereals and nuts. */
  name?: string;
  /** Words after which one of them is another thing: cocoa butter is no butter. */
  notAfter?: readonly string[];
}

/** The lowest daily dose of the base's studies that found a benefit. */
export interface EffectiveDose {
  low: number;
  /** e.g. mg, billion CFU. */
  unit: string;
  source: string;
}

/** What an ingredient is bought as. */
export interface KnownMaterial {
  /** Key of the ingredient that it carries. */
  ingredient: string;
  /** The compound as a label names it, without the strength it is bought at. */
  source: string;
  /** Which form of its vitamin it is, where the label's unit depends on it. */
  nutrientForm?: NutrientForm;
  /** Unit that amounts of it are usually given in. */
  unit: 'µg' | 'mg' | 'g' | 'billion CFU';
  /** % of it that a label amount counts. */
  potency: number;
  /** Whose share that is and what it rests on, in a sentence: the line's note. Absent of no compound. */
  says?: string;
  /** % of water. */
  moisture: number;
  /** Billion CFU in a gram; null of what is weighed. */
  cfuPerGram: number | null;
  /** % that is usually added for the end of shelf life. */
  overage: number;
  /** An oil: a softgel takes it as it is. Absent of what is none. */
  isOil?: boolean;
  /** % of caffeine in it; absent where it has none. */
  caffeinePercent?: number;
}

/** What a run of a category of foods or drinks is costed with. */
export interface FoodRun {
  /** The category in words. */
  label: string;
  /** e.g. can. */
  pack: string;
  /** At their usual values. */
  values: FoodRunValues;
}

/** Everything the formula knows but the draft itself. It is handed in: the core reads no file. */
export interface FormulaData {
  /** Changes whenever anything of it does. */
  dataVersion: string;
  references: readonly ReferenceValue[];
  limits: readonly UpperLimit[];
  iu: readonly IuFactor[];
  equivalences: readonly EquivalenceFactor[];
  capsules: readonly CapsuleSize[];
  /** Bulk density of a fill by form, g/mL. */
  densities: Readonly<Record<string, number>>;
  /** Energy of polyols on a US label, kcal a gram, by name in lower case. */
  polyolKcal: Readonly<Record<string, number>>;
  /** Milligrams in a milliequivalent, by mineral. */
  mgPerMeq: Readonly<Record<string, number>>;
  ingredients: readonly KnownIngredient[];
  compounds: readonly KnownCompound[];
  tradeNames: readonly TradeName[];
  wordAlerts: readonly WordAlert[];
  additives: readonly Additive[];
  /** Words of isolated carbohydrates that US labels may count as dietary fiber, lower case. */
  listedFibers: readonly string[];
  allergenWords: readonly AllergenNames[];
  usualPurposes: readonly PurposeNames[];
  /** What the form's typical excipients are. */
  typicalParts: readonly TypicalPart[];
  /** Phrases that call a product unflavoured, lower case: it has no sweetener either. */
  plainWords: readonly string[];
  /** Every figure of the costing but prices of materials, by its key. */
  figures: Readonly<Record<ConstantKey, Figure>>;
  /** What runs of foods and drinks are costed with, by the category of their pack. */
  foodRuns: Readonly<Record<string, FoodRun>>;
}
