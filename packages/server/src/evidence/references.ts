import type { Capsule, Density, DosageForm, Excipient, ReferenceAmount } from '../registry/index.ts';
import type { DataSource } from './dataSourceRecords.ts';
import { dataSourcePassage } from './passages/dataSourcePassage.ts';
import * as formulation from './passages/formulationPassages.ts';
import type { Passage } from './passages/passages.ts';
import type { ReferenceRecords } from './readRecords.ts';
import * as regulation from './passages/regulationPassages.ts';
import type {
  AcceptableIntake,
  HealthClaim,
  Monograph,
  NovelFood,
  NutritionClaim,
} from './regulationRecords.ts';
import { referenceAmountPassage } from './passages/unitPassages.ts';
import * as usage from './passages/usagePassages.ts';
import type { Bioavailability, Contradiction, Interaction } from './usageRecords.ts';

/** A record with the passage that answers cite for it. */
export type Cited<Row> = Row & { readonly passage: Passage };

/** What the base holds beside findings, limits and rules. Deeply readonly. */
export interface References {
  /** Form against form. */
  readonly bioavailability: readonly Cited<Bioavailability>[];
  /** With medicines, tests, conditions and groups of people. */
  readonly interactions: readonly Cited<Interaction>[];
  /** Records that do not say the same. */
  readonly contradictions: readonly Cited<Contradiction>[];
  /** Conditions of nutrition claims in the US, the EU and Canada. */
  readonly nutritionClaims: readonly Cited<NutritionClaim>[];
  /** US health claims with their wording. */
  readonly healthClaims: readonly Cited<HealthClaim>[];
  /** The Union list of novel foods, and the status of others. */
  readonly novelFoods: readonly Cited<NovelFood>[];
  /** Health Canada's monographs. */
  readonly monographs: readonly Cited<Monograph>[];
  /** What people may take in of additives, by their weight. */
  readonly acceptableIntakes: readonly Cited<AcceptableIntake>[];
  /** Where the figures come from. */
  readonly dataSources: readonly Cited<DataSource>[];
  /** What people usually eat at one time, by kinds of food, 21 CFR 101.12(b). */
  readonly referenceAmounts: readonly Cited<ReferenceAmount>[];
  /** Volumes and shells of hard capsules. */
  readonly capsules: readonly Cited<Capsule>[];
  /** Pieces, and how they are made. */
  readonly dosageForms: readonly Cited<DosageForm>[];
  readonly densities: readonly Cited<Density>[];
  readonly excipients: readonly Cited<Excipient>[];
}

/** Freezes rows together with the passages that answers cite for them. */
export function cite<Row extends object>(
  rows: readonly Row[],
  passageOf: (row: Row) => Passage,
): readonly Cited<Row>[] {
  return Object.freeze(rows.map((row) => Object.freeze({ ...row, passage: Object.freeze(passageOf(row)) })));
}

/** Gives the reference tables their passages. @throws when a row names a thing that is not in the base */
export function citeReferences(
  records: ReferenceRecords,
  known: {
    readonly name: (ingredient: string) => string;
    readonly hasIngredient: (key: string) => boolean;
    readonly hasTopic: (key: string) => boolean;
    readonly hasPassage: (key: string) => boolean;
  },
): References {
  const { name } = known;
  const references: References = {
    bioavailability: cite(records.bioavailability, (row) => usage.bioavailabilityPassage(row, name)),
    interactions: cite(records.interactions, (row) => usage.interactionPassage(row, name)),
    contradictions: cite(records.contradictions, usage.contradictionPassage),
    nutritionClaims: cite(records.nutritionClaims, regulation.nutritionClaimPassage),
    healthClaims: cite(records.healthClaims, regulation.healthClaimPassage),
    novelFoods: cite(records.novelFoods, regulation.novelFoodPassage),
    monographs: cite(records.monographs, regulation.monographPassage),
    acceptableIntakes: cite(records.acceptableIntakes, regulation.acceptableIntakePassage),
    dataSources: cite(records.dataSources, dataSourcePassage),
    referenceAmounts: cite(records.referenceAmounts, referenceAmountPassage),
    capsules: cite(records.capsules, formulation.capsulePassage),
    dosageForms: cite(records.dosageForms, formulation.dosageFormPassage),
    densities: cite(records.densities, formulation.densityPassage),
    excipients: cite(records.excipients, (row) =>
      formulation.excipientPassage(row, known.hasIngredient(row.key)),
    ),
  };
  const passages = Object.values(references).flatMap((rows: readonly Cited<object>[]) =>
    rows.map((row) => row.passage),
  );
  const own = new Set(passages.map(({ key }) => key));
  const need = (keys: readonly string[], isKnown: (key: string) => boolean, row: string) => {
    const missing = keys.find((key) => !isKnown(key));
    if (missing) throw new Error(`${row} names “${missing}”, which is not in the base.`);
  };
  for (const passage of passages) {
    need(passage.ingredients, known.hasIngredient, passage.key);
    need(passage.topics, known.hasTopic, passage.key);
  }
  for (const row of records.contradictions)
    need([...row.one, ...row.other], (key) => own.has(key) || known.hasPassage(key), row.key);
  return Object.freeze(references);
}
