import type { SupplierPrice, SupplierPriceDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ComboBox } from '@seedbed/ui/combo-box';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Heading } from '@seedbed/ui/text';
import { useState, type FormEvent } from 'react';
import { refusalsOf } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { incoterms } from '../incoterms';
import type { PricedIngredient } from './prices.api';
import { draftOf, faultsOf, noPrice, wordsOfPrice, type PriceFaults, type PriceWords } from './priceWords';
import * as styles from '../quoteFields.css';

interface PriceFormProps {
  supplierId: number;
  ingredients: readonly PricedIngredient[];
  /** The one that is changed; a new one without. */
  price?: SupplierPrice;
  /** Stores it; throws where it is refused. */
  onSave: (draft: SupplierPriceDraft) => Promise<void>;
  /** Stored, or given up. */
  onDone: () => void;
}

type TextName = 'perKg' | 'currency' | 'asOf' | 'moq' | 'leadTime';

const texts: readonly (readonly [name: TextName, label: string, hint: string])[] = [
  ['perKg', 'Price of a kg', '14.00, or 0: 14.00, 100: 12.50'],
  ['currency', 'Currency', 'e.g. USD, EUR'],
  ['asOf', 'Given on', 'Year, month, day: 2026-01-31'],
  ['moq', 'MOQ, kg', 'The least order'],
  ['leadTime', 'Lead time, days', 'From order to delivery'],
];

/** A price that a supplier gave. What is typed stays until it is stored. */
export function PriceForm({ supplierId, ingredients, price, onSave, onDone }: PriceFormProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [words, setWords] = useState(() => (price ? wordsOfPrice(price) : noPrice(today)));
  const [faults, setFaults] = useState<PriceFaults>({});
  const { attempt, isPending, failure } = useAttempt();
  // Two fields may tell of a change at once, e.g. a list of forms that follows the ingredient.
  const set = (changed: Partial<PriceWords>) => setWords((before) => ({ ...before, ...changed }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(words, today);
    setFaults(found);
    if (isPending || Object.keys(found).length > 0) return;
    const draft = draftOf(words, supplierId);
    if (await attempt(() => onSave(draft))) onDone();
  };
  const refusals = refusalsOf(failure);
  const forms = ingredients.find(({ key }) => key === words.ingredientKey)?.forms ?? [];
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={price ? 'Change price' : 'New price'}>
      <Stack gap="small">
        <Heading level={3} size="body">
          {price ? 'Change price' : 'New price'}
        </Heading>
        <div className={styles.fields}>
          <ComboBox
            label="Ingredient"
            description="Type to find it"
            isRequired
            options={ingredients.map(({ key, label }) => ({ id: key, label }))}
            value={words.ingredientKey}
            errorMessage={faults.ingredientKey ?? refusals.ingredientKey}
            onChange={(ingredientKey) => set({ ingredientKey })}
          />
          <ComboBox
            label="Form"
            description="As formulas name it; nothing: any form"
            allowsFreeText
            options={forms.map((id) => ({ id, label: id }))}
            inputValue={words.form}
            onInputChange={(form) => set({ form })}
          />
          {texts.map(([name, label, description]) => (
            <TextField
              key={name}
              {...{ label, description }}
              value={words[name]}
              errorMessage={faults[name] ?? refusals[name]}
              onChange={(typed) => set({ [name]: typed })}
            />
          ))}
          <ComboBox
            label="Terms"
            description="Who pays what on the way"
            options={incoterms}
            value={words.incoterm || null}
            onChange={(id) => set({ incoterm: incoterms.find((term) => term.id === id)?.id ?? '' })}
          />
        </div>
        <Failure error={failure} title="The price was not stored" />
        <Inline gap="xsmall" justify="end">
          <Button variant="quiet" onPress={onDone}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {price ? 'Save price' : 'Add price'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
