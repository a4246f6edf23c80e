import { readTable, type RegistryRecords, registry } from '../registry/index.ts';
import * as records from './records.ts';

/** Every row of the evidence base, checked one by one; what is said of ingredients is the registry's. */
export interface Records extends RegistryRecords {
  readonly topics: readonly records.Topic[];
  readonly studies: readonly records.Study[];
  readonly dailyValues: readonly records.DailyValue[];
  readonly limits: readonly records.Limit[];
  readonly euClaims: readonly records.EuClaim[];
  readonly rules: readonly records.Rule[];
  readonly costs: readonly records.Cost[];
}

const folder = new URL('./data/', import.meta.url);

/** Reads the files of `data/`. Throws with file, line and reason at the first row that is broken. */
export function readRecords(): Records {
  return {
    ...registry.records,
    topics: readTable(folder, 'topics', records.Topic),
    studies: readTable(folder, 'studies', records.Study),
    dailyValues: readTable(folder, 'dailyValues', records.DailyValue),
    limits: readTable(folder, 'limits', records.Limit),
    euClaims: readTable(folder, 'euClaims', records.EuClaim),
    rules: readTable(folder, 'rules', records.Rule),
    costs: readTable(folder, 'costs', records.Cost),
  };
}
