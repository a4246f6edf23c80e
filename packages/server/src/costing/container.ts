import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';
import type { Pack } from './constants/constant.ts';
import type { ConstantKey, ConstantValues, UsedConstant } from './constants/constants.ts';
import { eitherBeside } from './words/besideWords.ts';
import { packWords } from './stated/statedPack.ts';
import { anyOf, searchable } from './text.ts';

const packs = z.enum([
  'capsule',
  'tablet',
  'softgel',
  'gummie',
  'sticks',
  'tub',
  'bottle',
  'dropper',
  'ready',
]);

/** What a pack may be sold in. */
const ContainerRow = z.strictObject({
  key: columns.key,
  packs: columns.list.pipe(z.array(packs)),
  /** The packs that it is usual of. */
  usualOf: columns.list.pipe(z.array(packs)),
  words: columns.list,
  one: columns.text,
  several: columns.text,
  /** Its set costs so many times the usual one. */
  times: z.coerce.number().positive(),
  /** What one holds, mL; empty: as much as is usual of the pack. */
  ml: columns.optionalFinite,
  ...columns.origin,
});

/** What a container may be made of, and what its set then costs. */
const ContainerKind = ContainerRow.pick({
  key: true,
  packs: true,
  words: true,
  times: true,
  source: true,
  confidence: true,
});

const folder = new URL('./data/', import.meta.url);
const rows = readTable(folder, 'containers', ContainerRow);
const kinds = readTable(folder, 'containerKinds', ContainerKind);

/** What a run is packed in. */
export interface Container {
  readonly one: string;
  readonly several: string;
  /** Its set costs so many times the usual one of the pack. */
  readonly times: number;
  /** What one of a drink holds, mL; null: as much as is usual. */
  readonly ml: number | null;
}

const between = anyOf(packWords('between'));
/** `no blisters`, `instead of a bottle`. */
const refused = new RegExp(
  String.raw` (?:${eitherBeside('otherForm').replaceAll(String.raw`\s+`, ' ')})(?: (?:a|an|the|any|plastic|${between}))* (?:${anyOf(rows.flatMap(({ words }) => words))})(?= )`,
  'g',
);
const written = ({ words }: { words: readonly string[] }) =>
  new RegExp(String.raw` ((?:(?:${between}) )*)(?:${anyOf(words)})(?= )`);
/** `60 tablets, amber glass`: of what the usual container is made. */
const madeOf = new RegExp(
  String.raw`(?<! (?:a|an|the|your|one|full)) ((?:(?:${between}) )*(?:${anyOf(kinds.flatMap(({ words }) => words))}))(?= (?:,|$)| $)`,
);
const patterns = rows.map((row) => ({ row, pattern: written(row) }));

/** What a pack is sold in by the words of a text, as they call it; else in what is usual. */
export function containerIn(pack: Pack, text: string): Container {
  const read = searchable(text).replace(refused, ' ,');
  const own = patterns.filter(({ row }) => row.packs.includes(pack));
  const said = own.find(({ pattern }) => pattern.test(read));
  const { one, several, times, ml } = (said ?? own.find(({ row }) => row.usualOf.includes(pack)) ?? fallback)
    .row;
  const adjectives = ((said?.pattern ?? madeOf).exec(read)?.[1] ?? '').trim();
  const called = adjectives === '' ? '' : `${adjectives} `;
  const made = kinds.filter(
    (kind) => kind.packs.includes(pack) && kind.words.some((word) => ` ${adjectives} `.includes(` ${word} `)),
  );
  return {
    one: called + one,
    several: called + several,
    times: made.reduce((product, kind) => product * kind.times, times),
    ml,
  };
}

/** A drink of so little, mL, is a shot, and in no can. Our assumption. */
const mostOfShot = 120;

/** What one container of a run is called, and several: of a drink by what a serving weighs. */
export function containerNameOf({
  pack,
  container = containerIn(pack, ''),
  servingMg = Infinity,
}: {
  pack: Pack;
  container?: Container;
  servingMg?: number;
}): Pick<Container, 'one' | 'several'> {
  return pack === 'ready' && servingMg <= mostOfShot * 1100
    ? { one: 'shot bottle', several: 'shot bottles' }
    : container;
}

const fallback = patterns[0] as (typeof patterns)[number];

/** The figures with what a container usually holds: a shot is no can. */
export const heldBy = ({ ml }: Container, values: ConstantValues): ConstantValues =>
  ml === null ? values : { ...values, readyServing: ml };

/** Which figure prices the packaging of a pack. */
const setOf = {
  capsule: 'bottleSet',
  tablet: 'bottleSet',
  softgel: 'bottleSet',
  gummie: 'bottleSet',
  tub: 'tubSet',
  sticks: 'sticksSet',
  bottle: 'liquidSet',
  dropper: 'dropperSet',
  ready: 'readySet',
} as const satisfies Record<Pack, ConstantKey>;

/** The figures with the packaging of a container. */
export const inContainer = (pack: Pack, { times }: Container, values: ConstantValues): ConstantValues =>
  times === 1 ? values : { ...values, [setOf[pack]]: values[setOf[pack]] * times };

/** The figures that an estimate names, its packaging as that of the container. */
export const namedContainer = (
  pack: Pack,
  { one, times }: Container,
  constants: readonly UsedConstant[],
): UsedConstant[] =>
  constants.map((constant) =>
    times === 1 || constant.key !== setOf[pack]
      ? constant
      : {
          ...constant,
          label: `${constant.label}: as a ${one}`,
          value: rounded(constant.value * times),
          low: rounded(constant.low * times),
          high: rounded(constant.high * times),
        },
  );

const rounded = (value: number) => Number(value.toFixed(2));
