import type { KindReading, PackCategory, ProductPack } from '@seedbed/server/contract';
import { maxPackSize } from '@seedbed/server/contract';
import { SelectField } from '@seedbed/ui/field';
import { NumberField } from '@seedbed/ui/number-field';
import * as styles from './KindChoice.css';

/** A pack as it is chosen; without a size it is the usual one. */
export interface ChosenPack {
  category: PackCategory;
  size: number | null;
}

export interface PackChoiceProps {
  /** As it is now. */
  pack: ProductPack;
  /** Those of the product's kind. */
  packs: KindReading['packs'];
  onChange: (pack: ChosenPack) => void;
}

/** What a food or drink is sold in, and how much a unit holds. */
export function PackChoice({ pack, packs, onChange }: PackChoiceProps) {
  const { category, size, unit } = pack;
  const usual = packs.find((each) => each.category === category)?.size;
  return (
    <div className={styles.pack}>
      <SelectField<PackCategory>
        label="Pack"
        options={packs.map(({ category: id, title, label }) => ({
          id,
          label: title.includes(label) ? title : `${title}, ${label}`,
        }))}
        value={category}
        onChange={(next) => onChange({ category: next, size: null })}
      />
      <NumberField
        label="Size of a unit"
        description={usual && `Usually ${usual.low} to ${usual.high} ${unit}`}
        units={[unit]}
        value={{ value: size, unit }}
        min={1}
        max={maxPackSize}
        onChange={(next) => onChange({ category, size: next?.value ?? null })}
      />
    </div>
  );
}
