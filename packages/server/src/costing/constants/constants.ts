import type { Constant, Pack } from './constant.ts';
import { marketConstants } from './marketConstants.ts';
import { processConstants } from './processConstants.ts';
import { sizeConstants } from './sizeConstants.ts';

/** Every figure of the method but the prices of materials, which the registry holds. */
export const constants = { ...sizeConstants, ...processConstants, ...marketConstants } satisfies Record<
  string,
  Constant
>;

export type ConstantKey = keyof typeof constants;

/** A constant that an estimate rests on, with the band it moves in, in `unit`. */
export interface UsedConstant {
  key: string;
  label: string;
  value: number;
  low: number;
  high: number;
  unit: string;
  /** Null: our assumption. */
  source: string | null;
  isAssumption: boolean;
  /** Year, or year and month, it was read for. */
  asOf: string;
}

/** A value of every constant. */
export type ConstantValues = Readonly<Record<ConstantKey, number>>;

/** All keys, in the order the estimate prints them. */
export const constantKeys = Object.keys(constants) as ConstantKey[];

const baseValues = Object.fromEntries(
  constantKeys.map((key) => [key, constants[key].base]),
) as ConstantValues;

/** The constants at their base values, with `changes` in place of any of them (a quote received, one figure moved). */
export const valuesWith = (changes: Partial<ConstantValues> = {}): ConstantValues => ({
  ...baseValues,
  ...changes,
});

/** Whether a constant has a say in the figures of a pack. */
export function isUsedBy(key: ConstantKey, pack: Pack): boolean {
  const { packs } = constants[key];
  return packs === null || packs.includes(pack);
}

/** The constants an estimate uses, as the contract prints them: those of the pack, and the overages given. */
export function constantsOf(pack: Pack, overages: ReadonlySet<ConstantKey>): UsedConstant[] {
  return constantKeys
    .filter((key) => isUsedBy(key, pack) && (!key.startsWith('overage') || overages.has(key)))
    .map(presentConstant);
}

/** A constant as a person's formula sets it: it has no band. */
export const setConstant = (constant: UsedConstant, value: number): UsedConstant => ({
  ...constant,
  value,
  low: value,
  high: value,
  source: 'Your formula',
  isAssumption: false,
});

function presentConstant(key: ConstantKey): UsedConstant {
  const { label, base, cheap, dear, unit, source, asOf } = constants[key];
  const band = { low: Math.min(cheap, dear), high: Math.max(cheap, dear) };
  return { key, label, value: base, ...band, unit, source, isAssumption: source === null, asOf };
}
