import { z } from 'zod';
import { maxPackSize } from '../limits.ts';
import type { FormFactor, VolumeUnit } from './measures.ts';
import { kindOfPack, packCategories, productKinds } from './packCategories.ts';

/** What a product is: it decides which figures, processes and rules it is looked at with. */
export const ProductKind = z.enum(productKinds).describe('What the product is');
export type ProductKind = z.infer<typeof ProductKind>;

/** A category of foods or drinks: it has its own pack, a can, a bar wrapper, a jar. */
export const PackCategory = z
  .enum(packCategories)
  .describe('A category of foods or drinks, which has its own pack');
export type PackCategory = z.infer<typeof PackCategory>;

const PackSize = z.number().positive().max(maxPackSize, `Enter a size up to ${maxPackSize}`);

/** What a food or drink is sold in. */
export const ProductPack = z.strictObject({
  category: PackCategory,
  label: z.string().describe('e.g. can'),
  size: z.number().describe('Of what is sold, in `unit`'),
  unit: z.enum(['g', 'mL']).describe('Of the size'),
});
export type ProductPack = z.infer<typeof ProductPack>;

/** The pack that a person chose. */
export const ChosenPack = z.strictObject({
  category: PackCategory,
  size: PackSize.nullable().optional().describe('In the category’s unit; null: as usual'),
  label: z.string().optional().describe('As read; the category has its own'),
  unit: z.enum(['g', 'mL']).optional().describe('As read; the category has its own'),
});
export type ChosenPack = z.infer<typeof ChosenPack>;

/** What a product is and what it is sold in, as it is stored; null is read from the words. */
export interface ProductShape {
  kind: ProductKind | null;
  pack: { category: PackCategory; size: number | null } | null;
  formFactor: FormFactor | null;
  volume: number | null;
  volumeUnit: VolumeUnit | null;
}

/** What a client sends of it. */
export interface ShapeSent {
  kind?: ProductKind | null | undefined;
  pack?: ChosenPack | null | undefined;
  formFactor?: FormFactor | null | undefined;
  isKindSetByUser?: boolean | undefined;
  isPackSetByUser?: boolean | undefined;
}

/** What was chosen of what is sent: a copy says of kind and pack whether they were. */
function chosenIn({ kind, pack, isKindSetByUser, isPackSetByUser, formFactor }: ShapeSent): ShapeSent {
  return {
    kind: isKindSetByUser === false ? null : kind,
    pack: isPackSetByUser === false ? null : pack,
    formFactor,
  };
}

/** Why kind, pack and form factor that were sent do not go together; null where they do. */
export function shapeRefusal({
  kind,
  pack,
  formFactor,
}: ShapeSent): { path: string; message: string } | null {
  const isFood = kind === 'food' || kind === 'drink';
  if (formFactor && (isFood || pack))
    return { path: 'formFactor', message: 'A food or drink has a pack, not a form factor' };
  if (pack && kind && kindOfPack(pack.category) !== kind)
    return { path: 'pack', message: `Choose a pack of a ${kind}` };
  return null;
}

/**
 * Kind and pack after a change, and the form factor: a food or drink has none. A form factor makes a product a
 * supplement again, a pack makes it what the pack is for.
 */
export function changedShape(stored: ProductShape, sent: ShapeSent): ProductShape {
  const chosen = chosenIn(sent);
  const kind = changedKind(stored, chosen);
  if (kind === null || kind === 'supplement') return { ...stored, kind, pack: null };
  const kept = stored.pack && kindOfPack(stored.pack.category) === kind ? stored.pack : null;
  const pack =
    chosen.pack === undefined
      ? kept
      : chosen.pack && { category: chosen.pack.category, size: chosen.pack.size ?? null };
  return { kind, pack, formFactor: null, volume: null, volumeUnit: null };
}

function changedKind(stored: ProductShape, { kind, pack, formFactor }: ShapeSent): ProductKind | null {
  if (kind !== undefined) return kind;
  if (pack) return kindOfPack(pack.category);
  return formFactor && stored.kind !== 'supplement' ? null : stored.kind;
}

/** What concept and description say a product is, and the packs it may have. */
export const KindReading = z
  .strictObject({
    kind: ProductKind,
    isSaid: z.boolean().describe('Whether the words say so; otherwise it is a guess'),
    archetype: z.string().nullable().describe('The kind of food or drink that was recognised'),
    pack: ProductPack.nullable().describe('The usual pack; null for a supplement'),
    packs: z
      .array(
        z.strictObject({
          category: PackCategory,
          title: z.string().describe('What is packed in it, e.g. Carbonated drink, can'),
          label: z.string().describe('e.g. can'),
          kind: z.enum(['food', 'drink']).describe('What it is for'),
          unit: z.enum(['g', 'mL']).describe('Of the size'),
          size: z
            .strictObject({ low: z.number(), typical: z.number().describe('As usual'), high: z.number() })
            .describe('Sizes of a unit, in `unit`'),
        }),
      )
      .describe('Every pack a food or drink may have'),
  })
  .meta({
    id: 'KindReading',
    example: {
      kind: 'drink',
      isSaid: true,
      archetype: 'kombucha',
      pack: { category: 'fermented_drink', label: 'bottle', size: 400, unit: 'mL' },
      packs: [
        {
          category: 'fermented_drink',
          title: 'Kombucha, kefir or other fermented drink',
          label: 'bottle',
          kind: 'drink',
          unit: 'mL',
          size: { low: 330, typical: 400, high: 480 },
        },
      ],
    },
  });
export type KindReading = z.infer<typeof KindReading>;
