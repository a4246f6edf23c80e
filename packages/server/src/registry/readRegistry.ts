import { SettledStatus, StatusRule, WordAlert } from './statusRule.ts';
import * as formulation from './formulation.ts';
import * as rows from './records.ts';
import { readTable } from './table.ts';

/** The rows of the registry, as they are stored. */
export interface RegistryRecords {
  readonly ingredients: readonly rows.Ingredient[];
  readonly forms: readonly rows.Form[];
  readonly compoundNames: readonly rows.CompoundName[];
  readonly vitaminForms: readonly rows.VitaminForm[];
  readonly foreignNames: readonly rows.ForeignName[];
  readonly tradeNames: readonly rows.TradeName[];
  readonly conversions: readonly rows.Conversion[];
  readonly equivalences: readonly rows.Equivalence[];
  readonly polyols: readonly rows.Polyol[];
  readonly limitForms: readonly rows.LimitForm[];
  readonly capsules: readonly rows.Capsule[];
  readonly materials: readonly rows.MaterialRow[];
  readonly prices: readonly rows.Price[];
  readonly caffeineMaterials: readonly rows.CaffeineMaterial[];
  readonly groups: readonly rows.Group[];
  readonly milliequivalents: readonly rows.Milliequivalent[];
  readonly excipients: readonly formulation.Excipient[];
  readonly densities: readonly formulation.Density[];
  readonly dosageForms: readonly formulation.DosageForm[];
  readonly referenceAmounts: readonly formulation.ReferenceAmount[];
  readonly typicalParts: readonly formulation.TypicalPart[];
  readonly additiveClasses: readonly formulation.AdditiveClass[];
  readonly usualPurposes: readonly formulation.UsualPurpose[];
  readonly listedFibers: readonly formulation.ListedFiber[];
  readonly bareSubstances: readonly formulation.BareSubstance[];
  readonly allergenWords: readonly formulation.AllergenWords[];
  readonly statusRules: readonly StatusRule[];
  readonly settledStatuses: readonly SettledStatus[];
  readonly wordAlerts: readonly WordAlert[];
}

const folder = new URL('./data/', import.meta.url);

/** Reads the files of `data/`. Throws with file, line and reason at the first row that is broken. */
export const readRegistry = (): RegistryRecords => ({
  ingredients: readTable(folder, 'ingredients', rows.Ingredient),
  forms: readTable(folder, 'forms', rows.Form),
  compoundNames: readTable(folder, 'compoundNames', rows.CompoundName),
  vitaminForms: readTable(folder, 'vitaminForms', rows.VitaminForm),
  foreignNames: readTable(folder, 'foreignNames', rows.ForeignName),
  tradeNames: readTable(folder, 'tradeNames', rows.TradeName),
  conversions: readTable(folder, 'conversions', rows.Conversion),
  equivalences: readTable(folder, 'equivalences', rows.Equivalence),
  polyols: readTable(folder, 'polyols', rows.Polyol),
  limitForms: readTable(folder, 'limitForms', rows.LimitForm),
  capsules: readTable(folder, 'capsules', rows.Capsule),
  materials: readTable(folder, 'materials', rows.MaterialRow),
  prices: readTable(folder, 'prices', rows.Price),
  caffeineMaterials: readTable(folder, 'caffeineMaterials', rows.CaffeineMaterial),
  groups: readTable(folder, 'groups', rows.Group),
  milliequivalents: readTable(folder, 'milliequivalents', rows.Milliequivalent),
  excipients: readTable(folder, 'excipients', formulation.Excipient),
  densities: readTable(folder, 'densities', formulation.Density),
  dosageForms: readTable(folder, 'dosageForms', formulation.DosageForm),
  referenceAmounts: readTable(folder, 'referenceAmounts', formulation.ReferenceAmount),
  typicalParts: readTable(folder, 'typicalParts', formulation.TypicalPart),
  additiveClasses: readTable(folder, 'additiveClasses', formulation.AdditiveClass),
  usualPurposes: readTable(folder, 'usualPurposes', formulation.UsualPurpose),
  listedFibers: readTable(folder, 'listedFibers', formulation.ListedFiber),
  bareSubstances: readTable(folder, 'bareSubstances', formulation.BareSubstance),
  allergenWords: readTable(folder, 'allergenWords', formulation.AllergenWords),
  statusRules: readTable(folder, 'statusRules', StatusRule),
  settledStatuses: readTable(folder, 'settledStatuses', SettledStatus),
  wordAlerts: readTable(folder, 'wordAlerts', WordAlert),
});
