import { z } from 'zod';
import { columns, readTable, registry } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { FormulaLine } from '../line.ts';
import { ProductStyle, styleOf } from '../stated/productStyle.ts';
import { hasPhrase, searchable } from '../text.ts';

/** What an active is bought as for a form, where that is not the usual: oils in softgels, salt in capsules. */
const FormMaterial = z.strictObject({
  key: columns.key,
  material: columns.key,
  packs: columns.list,
  /** How the product is made; empty: however. */
  styles: columns.list.pipe(z.array(ProductStyle)),
  instead: columns.key,
  /** Whether it is another compound, which is not taken where the words name the usual one. */
  isSalt: columns.flag,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'formMaterials', FormMaterial);

/** The lines with each active as it is bought for what is made of it. */
export function asMade(lines: readonly FormulaLine[], pack: Pack, text: string): FormulaLine[] {
  const plain = searchable(text);
  const style = styleOf(pack, lines, plain);
  return lines.map((line) => {
    const { key, form } = line.material;
    const row = rows.find(
      ({ material, packs, styles }) =>
        material === key &&
        packs.includes(pack) &&
        (styles.length === 0 || (style && styles.includes(style))),
    );
    const isNamed = row?.isSalt && hasPhrase(plain, searchable(form).trim());
    const material = isNamed ? undefined : registry.materials.get(row?.instead ?? '');
    return material ? Object.assign({}, line, { material }) : line;
  });
}
