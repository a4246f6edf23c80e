import { minimumRun, yieldOf, type ConstantValues } from '../costing/run/index.ts';
import type { FoodRun, FormulaData } from './data.ts';
import type {
  AmountBasis,
  AmountDraft,
  AmountUnit,
  Audience,
  FormulaDraft,
  FormulaForm,
  FormulaPack,
  LineDraft,
  Market,
  OptionsDraft,
  ProfileDraft,
  Purpose,
} from './draft.ts';
import { knownCaffeine } from './known.ts';
import { micronutrient } from './nutrients.ts';
import { nothing } from './rounding.ts';
import { valuesOf } from './values.ts';

/** An amount with its basis settled. */
export interface Amount {
  value: number | null;
  unit: AmountUnit;
  basis: AmountBasis;
  isEquivalents: boolean;
  isRest: boolean;
}

/** A line with its defaults filled in. Shares are fractions of 1. */
export interface Line {
  id: string | number;
  draft: LineDraft;
  name: string;
  /** Its name in the ingredient list. */
  statement: string;
  purpose: Purpose;
  amount: Amount | null;
  nutrient: string | null;
  potency: number;
  activeShare: number;
  overage: number;
  moisture: number;
  loss: number;
  profile: ProfileDraft | null;
  isSourceInPanel: boolean;
  /** g/mL. */
  density: number;
  /** % of caffeine: as typed, else what is known of it. */
  caffeinePercent: number;
}

/** How a serving is taken. */
export interface Serving {
  units: number | null;
  unit: string;
  household: string | null;
  grams: number | null;
  ml: number | null;
  perDay: number;
}

/** A draft with its defaults filled in. */
export interface Formula {
  name: string;
  market: Market;
  kind: 'supplement' | 'food';
  isBeverage: boolean;
  form: FormulaForm | null;
  pack: FormulaPack | null;
  /** What a food or drink is made and sold with; null of supplements and where no pack is chosen. */
  foodRun: FoodRun | null;
  audience: readonly Audience[];
  serving: Serving;
  container: NonNullable<FormulaDraft['container']> | null;
  /** Reference amount customarily consumed. */
  racc: FormulaDraft['racc'];
  blends: ReadonlyMap<string, string>;
  options: Required<{ [Key in keyof OptionsDraft]: NonNullable<OptionsDraft[Key]> }>;
  capsule: FormulaDraft['capsule'];
  /** Figures of the costing, with the draft's own yield. */
  values: ConstantValues;
  yieldShare: number;
  batchUnits: number;
  lines: readonly Line[];
}

const defaultOptions: Formula['options'] = {
  showIu: false,
  perDayColumn: false,
  dualColumn: false,
  simplified: false,
  proteinPercent: false,
  sugarAlcohol: false,
  fattyAcids: false,
  referenceIntakes: false,
  energyMethod: 'C',
  rounding: 'increments',
  overageMethod: 'label',
  alsoDeclare: [],
};

/** The usual density where neither line nor form says one: water. g/mL. */
const waterDensity = 1;

/** How a form is packed where the draft does not say. */
const usualPack: Readonly<Record<FormulaForm, FormulaPack>> = {
  capsule: 'capsule',
  tablet: 'tablet',
  softgel: 'softgel',
  gummie: 'gummie',
  powder: 'tub',
  liquid: 'bottle',
};

const withoutNulls = <T extends object>(given: T | null | undefined) =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined),
  );

/** Fills in what a draft leaves open. */
export function formulaOf(draft: FormulaDraft, data: FormulaData): Formula {
  const form = draft.form ?? null;
  const foodRun = foodRunOf(draft, data);
  const pack = foodRun ? null : (draft.pack ?? (form && usualPack[form]));
  const values = valuesOf(data, draft.yield ? draft.yield / 100 : null);
  const density = (form && data.densities[form]) ?? waterDensity;
  const market = draft.market ?? 'US';
  return {
    name: draft.name ?? '',
    market,
    kind: draft.kind ?? 'supplement',
    isBeverage: draft.isBeverage ?? false,
    form,
    pack,
    foodRun,
    audience: draft.audience?.length ? [...new Set(draft.audience)] : ['adults'],
    serving: servingOf(draft),
    container: draft.container ?? null,
    racc: draft.racc,
    blends: new Map((draft.blends ?? []).map(({ id, name }) => [id, name])),
    options: { ...defaultOptions, ...withoutNulls(draft.options) },
    capsule: draft.capsule,
    values,
    ...runOf(draft, { pack, foodRun, values }),
    lines: (draft.lines ?? []).map((line) => lineOf(line, { density, market, data })),
  };
}

const foodRunOf = ({ kind, foodPack }: FormulaDraft, { foodRuns }: FormulaData): FoodRun | null =>
  (kind === 'food' && foodPack && foodRuns[foodPack]) || null;

/** Share that comes out of a run, and how many it makes: as typed, else as is usual. */
function runOf(
  draft: FormulaDraft,
  { pack, foodRun, values }: Pick<Formula, 'pack' | 'foodRun' | 'values'>,
): Pick<Formula, 'yieldShare' | 'batchUnits'> {
  if (foodRun)
    return {
      yieldShare: draft.yield ? draft.yield / 100 : foodRun.values.yield,
      batchUnits: draft.batchUnits ?? foodRun.values.run,
    };
  return {
    yieldShare: pack ? yieldOf(pack, values) : values.yieldOther,
    batchUnits: draft.batchUnits ?? (pack ? minimumRun(pack, values) : values.minimumRun),
  };
}

function servingOf({ serving, form }: FormulaDraft): Serving {
  return {
    units: serving?.units ?? null,
    unit: serving?.unit ?? form ?? 'serving',
    household: serving?.household ?? null,
    grams: serving?.grams ?? null,
    ml: serving?.ml ?? null,
    perDay: serving?.perDay ?? 1,
  };
}

/** What a line is called that has no name of its own: its nutrient as the market's label writes it, else what it is of. */
function nameOf({ name, nutrient, ingredient, source }: LineDraft, market: Market): string {
  const known = micronutrient(nutrient ?? '');
  const ofNutrient = known && (market === 'EU' ? known.eu : known.us);
  return name?.trim() || ofNutrient || ingredient || source || nutrient || '';
}

interface LineSurroundings {
  density: number;
  market: Market;
  data: FormulaData;
}

function lineOf(draft: LineDraft, { density, market, data }: LineSurroundings): Line {
  const name = nameOf(draft, market);
  return {
    id: draft.id,
    draft,
    name,
    statement: draft.statement ?? draft.source ?? name,
    purpose: draft.purpose ?? 'active',
    amount: amountOf(draft),
    nutrient: draft.nutrient ?? null,
    potency: (draft.potency ?? 100) / 100,
    activeShare: (draft.activePercent ?? 100) / 100,
    overage: (draft.overage ?? 0) / 100,
    moisture: (draft.moisture ?? 0) / 100,
    loss: (draft.loss ?? 0) / 100,
    profile: draft.profile ?? null,
    isSourceInPanel: draft.sourceInPanel ?? true,
    density: draft.density ?? density,
    caffeinePercent: draft.caffeinePercent ?? knownCaffeine(data, [draft.ingredient, name, draft.source]),
  };
}

function amountOf({ amount, nutrient }: LineDraft): Amount | null {
  if (!amount) return null;
  const isRest = amount.isRest ?? false;
  if (amount.value === null && !isRest && amount.basis !== 'toVolume') return null;
  return {
    value: weighable(amount.value),
    unit: amount.unit ?? 'mg',
    basis: basisOf(amount, nutrient),
    isEquivalents: isInEquivalents(amount, nutrient),
    isRest,
  };
}

/** An amount in the equivalents of another vitamin is none of this one's. */
const isInEquivalents = ({ equivalents }: AmountDraft, nutrient: LineDraft['nutrient']) =>
  typeof equivalents === 'string'
    ? micronutrient(nutrient ?? '')?.equivalents === ` ${equivalents}`
    : equivalents === true;

const weighable = (value: number | null | undefined) => {
  if (value === null || value === undefined) return null;
  return Math.abs(value) < nothing ? 0 : value;
};

function basisOf(amount: NonNullable<LineDraft['amount']>, nutrient: LineDraft['nutrient']): AmountBasis {
  if (amount.unit === '%') return 'percent';
  if (amount.basis) return amount.basis;
  return nutrient ? 'nutrient' : 'material';
}
