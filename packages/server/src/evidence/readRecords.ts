import { readTable, registry, type Price, type RegistryRecords } from '../registry/index.ts';
import { DataSource } from './dataSourceRecords.ts';
import * as records from './records.ts';
import * as regulation from './regulationRecords.ts';
import * as usage from './usageRecords.ts';

/** Every row of the evidence base, checked one by one; what is said of ingredients is the registry's. */
export interface Records extends Pick<
  RegistryRecords,
  'ingredients' | 'forms' | 'conversions' | 'equivalences'
> {
  readonly topics: readonly records.Topic[];
  readonly studies: readonly records.Study[];
  readonly dailyValues: readonly records.DailyValue[];
  readonly limits: readonly records.Limit[];
  readonly euClaims: readonly records.EuClaim[];
  readonly rules: readonly records.Rule[];
  readonly costs: readonly records.Cost[];
}

/** Tables that few questions need. They are read when one of them is first asked for, so that the server starts quickly. */
export interface ReferenceRecords extends Pick<
  RegistryRecords,
  'referenceAmounts' | 'capsules' | 'dosageForms' | 'densities' | 'excipients'
> {
  readonly bioavailability: readonly usage.Bioavailability[];
  readonly interactions: readonly usage.Interaction[];
  readonly contradictions: readonly usage.Contradiction[];
  readonly nutritionClaims: readonly regulation.NutritionClaim[];
  readonly healthClaims: readonly regulation.HealthClaim[];
  readonly novelFoods: readonly regulation.NovelFood[];
  readonly monographs: readonly regulation.Monograph[];
  readonly acceptableIntakes: readonly regulation.AcceptableIntake[];
  readonly dataSources: readonly DataSource[];
}

const folder = new URL('./data/', import.meta.url);

/** Reads the files of `data/`. Throws with file, line and reason at the first row that is broken. */
export function readRecords(): Records {
  const { ingredients, forms, conversions, equivalences, prices } = registry.records;
  return {
    ingredients,
    forms,
    conversions,
    equivalences,
    topics: readTable(folder, 'topics', records.Topic),
    studies: readTable(folder, 'studies', records.Study),
    dailyValues: readTable(folder, 'dailyValues', records.DailyValue),
    limits: readTable(folder, 'limits', records.Limit),
    euClaims: readTable(folder, 'euClaims', records.EuClaim),
    rules: readTable(folder, 'rules', records.Rule),
    costs: [
      ...readTable(folder, 'costs', records.Cost),
      ...prices.filter(({ confidence }) => confidence !== 'assumed').map(costOf),
    ],
  };
}

/** Reads the other files of `data/`. Throws as `readRecords` does. */
export const readReferences = (): ReferenceRecords => ({
  bioavailability: readTable(folder, 'bioavailability', usage.Bioavailability),
  interactions: readTable(folder, 'interactions', usage.Interaction),
  contradictions: readTable(folder, 'contradictions', usage.Contradiction),
  nutritionClaims: readTable(folder, 'nutritionClaims', regulation.NutritionClaim),
  healthClaims: readTable(folder, 'healthClaims', regulation.HealthClaim),
  novelFoods: readTable(folder, 'novelFoods', regulation.NovelFood),
  monographs: readTable(folder, 'monographs', regulation.Monograph),
  acceptableIntakes: readTable(folder, 'acceptableIntakes', regulation.AcceptableIntake),
  dataSources: readTable(folder, 'dataSources', DataSource),
  referenceAmounts: registry.records.referenceAmounts,
  capsules: registry.records.capsules,
  dosageForms: registry.records.dosageForms,
  densities: registry.records.densities,
  excipients: registry.records.excipients,
});

/** The price of a material as a cost figure; our own assumptions are no evidence. */
const costOf = (price: Price): records.Cost =>
  Object.freeze({ ...price, kind: 'raw material', dosageForm: '', unit: 'USD/kg' });
