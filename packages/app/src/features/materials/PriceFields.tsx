import { SelectField, TextField } from '@seedbed/ui/field';
import { tiersHint } from '../../fields/priceTiers';
import * as styles from './materials.css';
import type { Faults, PriceWords } from './materialWords';

const bases = [
  { id: 'quote', label: 'A quote' },
  { id: 'list', label: 'A price list' },
  { id: 'assumed', label: 'Our assumption' },
];

interface PriceFieldsProps {
  price: PriceWords;
  faults: Faults;
  onPriceChange: (price: PriceWords) => void;
}

/** The fields of a price. */
export function PriceFields({ price, faults, onPriceChange }: PriceFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        name="perKg"
        label="Price per kg, US dollars"
        description={tiersHint}
        value={price.perKg}
        errorMessage={faults.perKg}
        onChange={(perKg) => onPriceChange({ ...price, perKg })}
      />
      <TextField
        name="supplier"
        label="Supplier"
        value={price.supplier}
        onChange={(supplier) => onPriceChange({ ...price, supplier })}
      />
      <SelectField
        label="How it is known"
        options={bases}
        value={price.basis}
        onChange={(basis) => onPriceChange({ ...price, basis: basis as PriceWords['basis'] })}
      />
    </div>
  );
}
