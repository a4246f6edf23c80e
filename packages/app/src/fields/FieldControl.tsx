import { Checkbox, SelectField, TextField } from '@seedbed/ui/field';
import { NumberField } from '@seedbed/ui/number-field';
import { useState } from 'react';
import type { Field, SetField } from './field';

interface FieldControlProps {
  field: Field;
  onSet: SetField;
}

/**
 * A field as it is edited. A text is taken when it is left, a number on Enter as well, a choice at once. A text that was
 * not stored stays as it was typed.
 */
export function FieldControl({ field, onSet }: FieldControlProps) {
  const { label, hint: description } = field;
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} onSet={onSet} />;
    case 'number':
      return (
        <NumberField
          {...{ label, description, min: field.min, max: field.max }}
          value={field.value === null ? null : { value: field.value, unit: field.unit ?? '' }}
          units={field.unit === undefined ? [] : [field.unit]}
          onChange={(quantity) => onSet(field.set(quantity?.value ?? null))}
        />
      );
    case 'quantity':
      return (
        <NumberField
          {...{ label, description, units: field.units, value: field.value }}
          onChange={(quantity) => onSet(field.set(quantity))}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...{ label, description, options: field.options, value: field.value }}
          onChange={(id) => onSet(field.set(id))}
        />
      );
    case 'flag':
      return (
        <Checkbox isSelected={field.value} onChange={(isOn) => onSet(field.set(isOn))}>
          {label}
        </Checkbox>
      );
  }
}

interface TextControlProps {
  field: Extract<Field, { kind: 'text' }>;
  onSet: SetField;
}

function TextControl({ field, onSet }: TextControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isFaulty, setIsFaulty] = useState(false);
  const keep = () => {
    const isOther = typed !== null && typed.trim() !== field.value;
    const change = isOther ? field.set(typed.trim() || null) : undefined;
    setIsFaulty(isOther && !change);
    if (isOther && !change) return;
    const stored = change && onSet(change);
    if (!(stored instanceof Promise)) return setTyped(null);
    // What is typed meanwhile stays as well.
    void stored.then((isStored) => isStored && setTyped((now) => (now === typed ? null : now)));
  };
  return (
    <TextField
      label={field.label}
      description={field.hint}
      errorMessage={isFaulty ? field.fault : undefined}
      value={typed ?? field.value}
      onChange={setTyped}
      onBlur={keep}
      isMultiline={field.isLong}
    />
  );
}
