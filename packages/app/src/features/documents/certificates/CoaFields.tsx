import { SelectField, TextField } from '@seedbed/ui/field';
import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useSuppliers } from '../../sourcing';
import * as styles from './certificates.css';
import type { CoaFieldsProps, CoaWords } from './coaFieldWords';
import { useIngredients } from './coas.api';

// Calendars and their words weigh more than all the rest.
const CertificateDays = lazy(async () => ({ default: (await import('./CertificateDays')).CertificateDays }));

/** What a certificate is of: ingredient, who sent it, lot and days. */
export function CoaFields({ productId, words, refusals, onChange }: CoaFieldsProps) {
  const ingredients = useIngredients(productId);
  const suppliers = useSuppliers();
  const set = (change: Partial<CoaWords>) => onChange({ ...words, ...change });
  const isListed = words.ingredientKey === '' || ingredients.some(({ id }) => id === words.ingredientKey);
  return (
    <div className={styles.fields}>
      {ingredients.length > 0 && isListed ? (
        <SelectField
          label="Ingredient"
          placeholder="Choose one"
          options={ingredients}
          value={words.ingredientKey || null}
          errorMessage={refusals.ingredientKey}
          isRequired
          onChange={(ingredientKey) => set({ ingredientKey })}
        />
      ) : (
        <TextField
          label="Ingredient"
          value={words.ingredientKey}
          errorMessage={refusals.ingredientKey}
          maxLength={200}
          isRequired
          onChange={(ingredientKey) => set({ ingredientKey })}
        />
      )}
      <TextField
        label="Lot"
        value={words.lot}
        errorMessage={refusals.lot}
        maxLength={200}
        isRequired
        onChange={(lot) => set({ lot })}
      />
      <SelectField
        label="Supplier"
        options={[
          { id: '', label: 'Not said' },
          ...(suppliers.data ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        value={words.supplierId === null ? '' : String(words.supplierId)}
        errorMessage={refusals.supplierId}
        onChange={(id) => set({ supplierId: id === '' ? null : Number(id) })}
      />
      <Suspense fallback={<Skeleton height="60px" />}>
        <CertificateDays words={words} refusals={refusals} onChange={onChange} />
      </Suspense>
    </div>
  );
}
