import { useState } from 'react';
import type { Key } from 'react-aria-components';
import { useControlled } from '../internal/useControlled';

interface ComboText {
  options: readonly { id: string; label: string }[];
  allowsFreeText: boolean;
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string | null) => void;
  inputValue?: string;
  defaultInputValue?: string;
  onInputChange?: (text: string) => void;
}

/**
 * The choice of a combo box and its text. The label of the choice is remembered, since options that are looked up while
 * one types go again: leaving the field must bring the label back all the same.
 */
export function useComboText({ options, allowsFreeText, ...props }: ComboText) {
  const [value, changeValue] = useControlled<string | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: props.onChange,
  });
  const [labels, setLabels] = useState<Record<string, string>>({});
  const labelOf = (id: string | null): string =>
    id === null ? '' : (options.find((option) => option.id === id)?.label ?? labels[id] ?? '');
  const [text, changeText] = useControlled({
    value: props.inputValue,
    defaultValue: props.defaultInputValue ?? labelOf(value),
    onChange: props.onInputChange,
  });

  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (props.inputValue === undefined) changeText(labelOf(value));
  }

  const write = (next: string) => {
    if (next !== text) changeText(next);
  };
  const choose = (id: string | null) => {
    setSeen(id);
    if (id !== value) changeValue(id);
  };

  return {
    value,
    inputValue: text,
    onInputChange: (next: string) => {
      write(next);
      if (next === '') choose(null);
    },
    onChange: (key: Key | null) => {
      const id = key === null ? null : String(key);
      const label = labelOf(id);
      if (id !== null) setLabels({ [id]: label });
      if (id !== null || !allowsFreeText) write(label);
      choose(id);
    },
  };
}
