import type { MaterialPrice } from '@seedbed/server/contract';
import type { MaterialOfLine } from '@seedbed/server/formula';
import type { MaterialPriceRow } from '../data/index.ts';
import { db } from '../db.ts';
import { me } from './replay.ts';

/** A price as the contract words it. */
export const presentPrice = ({ materialId: _of, ...price }: MaterialPriceRow): MaterialPrice => price;

/** The prices of a material, newest first. */
export const pricesOf = ({ id }: { id: number }): MaterialPrice[] =>
  db.materialPrices
    .filter((price) => price.materialId === id)
    .toSorted((a, b) => b.asOf.localeCompare(a.asOf) || b.id - a.id)
    .map(presentPrice);

/** What lines take of one's own materials, by their numbers. */
export const ownMaterials = (): Map<number, MaterialOfLine> =>
  new Map(
    db.materials
      .filter(({ ownerId }) => ownerId === me()?.id)
      .map(({ id, name, fields: { note: _own, ...fields } }) => {
        const [price] = pricesOf({ id });
        return [id, { name, ...fields, ...(price && { price }) }];
      }),
  );
