/** Where the label is for. */
export type Market = 'US' | 'EU';

/** Who a label speaks to: adults and children from 4 years, children of 1 to 3, pregnant and lactating women, infants. */
export type Audience = 'adults' | 'children' | 'pregnancy' | 'infants';

/** What a product is sold in. */
export type FormulaPack =
  'capsule' | 'tablet' | 'softgel' | 'gummie' | 'tub' | 'sticks' | 'bottle' | 'dropper' | 'ready';

/** The shape of a supplement. */
export type FormulaForm = 'capsule' | 'tablet' | 'softgel' | 'powder' | 'liquid' | 'gummie';

/** What a line does in the product. */
export type Purpose =
  | 'active'
  | 'base'
  | 'carrier'
  | 'excipient'
  | 'flavour'
  | 'sweetener'
  | 'colour'
  | 'preservative'
  | 'acid'
  | 'solvent'
  | 'water'
  | 'shell'
  | 'coating';

/** Units of an amount. `%` is of the serving's weight. */
export type AmountUnit = 'g' | 'mg' | 'µg' | 'IU' | 'mL' | 'billion CFU' | 'mEq' | '%';

/** What an amount is the amount of. */
export type AmountBasis = 'nutrient' | 'compound' | 'marker' | 'material' | 'percent' | 'toVolume';

/** Which form of a vitamin an amount is of, where the label's unit depends on it. */
export type NutrientForm =
  | 'retinol'
  | 'beta-carotene'
  | 'dietary beta-carotene'
  | 'natural'
  | 'synthetic'
  | 'folic acid'
  | '5-MTHF'
  | 'food folate';

type Maybe<T> = T | null | undefined;

/** An amount of a serving, as typed. */
export interface AmountDraft {
  /** Absent: unknown, or the rest to 100 % (`isRest`) or to the volume. */
  value?: Maybe<number>;
  unit?: Maybe<AmountUnit>;
  basis?: Maybe<AmountBasis>;
  /** The value is already in dietary folate or retinol activity equivalents. */
  equivalents?: Maybe<boolean | 'DFE' | 'RAE'>;
  /** This line fills up to 100 %. */
  isRest?: Maybe<boolean>;
}

/** Nutrition of 100 g. Grams; cholesterol and sodium in mg; vitamins and minerals by key in the label's unit. */
export interface ProfileDraft {
  pdcaas?: Maybe<number>;
  /** Grams by the polyol's name. */
  polyols?: Maybe<Readonly<Record<string, number>>>;
  [nutrient: string]: Maybe<number | Readonly<Record<string, number>>>;
}

/** A line of a formula as it is typed; what is absent or null is unknown or takes its default. */
export interface LineDraft {
  id: string | number;
  name?: Maybe<string>;
  /** One's own material: its fields hold where the line has none. */
  materialId?: Maybe<number>;
  /** A formula as a part of this one, by weight. */
  formulaId?: Maybe<number>;
  ingredient?: Maybe<string>;
  purpose?: Maybe<Purpose>;
  amount?: Maybe<AmountDraft>;
  nutrient?: Maybe<string>;
  nutrientForm?: Maybe<NutrientForm>;
  source?: Maybe<string>;
  sourceWord?: Maybe<'as' | 'from'>;
  sourceInPanel?: Maybe<boolean>;
  potency?: Maybe<number>;
  activePercent?: Maybe<number>;
  overage?: Maybe<number>;
  moisture?: Maybe<number>;
  loss?: Maybe<number>;
  cfuPerGram?: Maybe<number>;
  density?: Maybe<number>;
  latinName?: Maybe<string>;
  plantPart?: Maybe<string>;
  extract?: Maybe<{
    kind: 'dry' | 'liquid';
    fresh?: Maybe<boolean>;
    ratio?: Maybe<string>;
    solvent?: Maybe<string>;
  }>;
  marker?: Maybe<{ name: string; percent?: Maybe<number>; method?: Maybe<string> }>;
  constituents?: Maybe<readonly { name: string; percent: number }[]>;
  blend?: Maybe<string>;
  class?: Maybe<string>;
  statement?: Maybe<string>;
  parts?: Maybe<readonly string[]>;
  profile?: Maybe<ProfileDraft>;
  allergens?: Maybe<Readonly<Record<string, string>>>;
  caffeinePercent?: Maybe<number>;
  highIntensity?: Maybe<boolean>;
  price?: Maybe<{
    tiers: readonly { fromKg: number; perKg: string }[];
    asOf?: Maybe<string>;
    supplier?: Maybe<string>;
    basis?: Maybe<'quote' | 'list' | 'assumed'>;
  }>;
  /** As it was suggested, until it is touched. */
  tag?: Maybe<'suggested'>;
  cite?: Maybe<{
    dose?: Maybe<{ low: number; high: number; unit: string; per: string }>;
    kind?: Maybe<string>;
    title?: Maybe<string>;
    source?: Maybe<string>;
    url?: Maybe<string>;
    passage?: Maybe<string>;
  }>;
}

/** Ways to show and reckon a label. */
export interface OptionsDraft {
  showIu?: Maybe<boolean>;
  perDayColumn?: Maybe<boolean>;
  dualColumn?: Maybe<boolean>;
  simplified?: Maybe<boolean>;
  proteinPercent?: Maybe<boolean>;
  sugarAlcohol?: Maybe<boolean>;
  fattyAcids?: Maybe<boolean>;
  /** EU foods: shares of reference intakes. */
  referenceIntakes?: Maybe<boolean>;
  /** C: fibre, polyols and the like by their own factors; B: 4, 4, 9. */
  energyMethod?: Maybe<'C' | 'B'>;
  rounding?: Maybe<'increments' | 'sum'>;
  /** Whether overage is a share of the label amount or of what is weighed in. */
  overageMethod?: Maybe<'label' | 'input'>;
  /** Nutrients to declare that no line adds. */
  alsoDeclare?: Maybe<readonly string[]>;
}

/** A formula as it is typed. */
export interface FormulaDraft {
  name?: Maybe<string>;
  market?: Maybe<Market>;
  kind?: Maybe<'supplement' | 'food'>;
  isBeverage?: Maybe<boolean>;
  form?: Maybe<FormulaForm>;
  pack?: Maybe<FormulaPack>;
  /** What a food or drink is sold in instead: a key of the data's food runs. */
  foodPack?: Maybe<string>;
  audience?: Maybe<readonly Audience[]>;
  serving?: Maybe<{
    units?: Maybe<number>;
    unit?: Maybe<string>;
    household?: Maybe<string>;
    grams?: Maybe<number>;
    ml?: Maybe<number>;
    perDay?: Maybe<number>;
  }>;
  container?: Maybe<{
    units?: Maybe<number>;
    grams?: Maybe<number>;
    ml?: Maybe<number>;
    servings?: Maybe<number>;
  }>;
  racc?: Maybe<{ amount: number; unit: 'g' | 'mL' }>;
  blends?: Maybe<readonly { id: string; name: string }[]>;
  options?: Maybe<OptionsDraft>;
  capsule?: Maybe<string | { size: string; mL: number; shellMg: number }>;
  /** Percent of what goes in that comes out. */
  yield?: Maybe<number>;
  /** Containers of a run. */
  batchUnits?: Maybe<number>;
  lines?: Maybe<readonly LineDraft[]>;
}
