import { inLabelUnit, usualMaterial } from '../../registry/index.ts';
import type { MaterialLimit, NamedMaterial } from './loneAmounts.ts';
import { isContentOnly } from './limits.ts';
import type { BesideAmount } from './amountsBeside.ts';
import type { Sighting } from './sightings.ts';

/** One material for each active, but of each form where several are named: `magnesium citrate and bisglycinate`. */
export function settle(sightings: readonly Sighting[]): NamedMaterial[] {
  const byName = Map.groupBy(sightings.filter(isDosed), ({ material }) => material.name);
  return [...byName.values()].flatMap((ofName) => {
    const forms = formsOf(ofName);
    return (forms.length > 1 ? shared(forms, ofName) : [merged(ofName)]).map(namedMaterial);
  });
}

/** `Sodium below 300 mg` asks for no sodium. */
const isDosed = ({ material, limit }: Sighting): boolean =>
  !limit.isMost || !isContentOnly(material.ingredient);

/** Salts and the like are blended; grades of one oil, protein or plant are not. */
const blended = /mineral|vitamin|other/;

/** The forms of an active that a text names by themselves, each with its own amount. */
function formsOf(ofName: readonly Sighting[]): Sighting[] {
  const named = ofName.filter(({ isForm, material }) => isForm && blended.test(material.category));
  return [...Map.groupBy(named, ({ material }) => material.key).values()].map(merged);
}

/** Forms of one active with what is given of them together in equal parts. */
function shared(forms: readonly Sighting[], ofName: readonly Sighting[]): Sighting[] {
  const given = forms.flatMap((form) => form.given ?? []);
  const isOne = new Set(given.map(({ start }) => start)).size === 1 && !given.some(isOfEach);
  const [whole] = ofName.flatMap(({ isForm, given: of }) => (!isForm && of ? [of] : []));
  const total = given.length === 0 ? whole : isOne && given.length === forms.length ? given[0] : undefined;
  return total
    ? forms.map((form) => ({ ...form, given: { ...total, value: total.value / forms.length } }))
    : [...forms];
}

const isOfEach = (amount: BesideAmount) => amount.isEach === true;

/** What is said of one material: the named form and the given amount are kept; counts of different strains add up. */
function merged(sightings: readonly Sighting[]): Sighting {
  const known = sightings.reduce(withNext);
  const strains = strainsOf(sightings);
  const [first] = strains;
  if (!first || strains.length < 2) return known;
  return { ...known, given: { ...first, value: strains.reduce((sum, { value }) => sum + value, 0) } };
}

function withNext(before: Sighting, next: Sighting): Sighting {
  const isUsual = usualMaterial(before.material.ingredient)?.key === before.material.key;
  return {
    ...before,
    material: isUsual ? next.material : before.material,
    given: before.given ?? next.given,
    limit: before.given || !next.given ? before.limit : next.limit,
  };
}

/** The counts of strains that are named one by one: `LGG 10 billion and BB-12 5 billion`. */
const strainsOf = (sightings: readonly Sighting[]) =>
  sightings.flatMap(({ material, given, isGeneral }) =>
    given && !isGeneral && material.unit === 'billion CFU' ? [given] : [],
  );

/** A limit is no amount: what is taken is the usual dose within it. */
function namedMaterial({ material, given, limit }: Sighting): NamedMaterial {
  const amount = given && inLabelUnit(given, material);
  if (!limit.isMost && limit.share === 1) return { material, amount };
  const most = limit.isMost && amount !== null ? amount : Infinity;
  const said: MaterialLimit = { most, share: limit.share };
  return amount !== null && !limit.isMost ? { material, amount } : { material, amount: null, limit: said };
}
