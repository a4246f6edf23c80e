import { useState, type KeyboardEvent } from 'react';
import type { Quantity } from '../internal/quantity';
import { isSameQuantity, rangeFault, stepNumber, type NumberFault, type NumberRange } from './entry';

const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface NumberText {
  value: Quantity | null;
  /** Taken where none was written. */
  unit: string;
  range: NumberRange;
  isReadOnly: boolean;
  parse: (text: string) => Quantity | null;
  onChange: (value: Quantity | null) => void;
}

interface Draft {
  text: string;
  fault: NumberFault | null;
  /** The value it was refused for: another one takes its place. */
  beside: Quantity | null;
}

/**
 * What is being typed into a number field. It becomes the value on Enter or when the field is left, so that '1' on the
 * way to '100' changes nothing; a text that cannot be taken stays as it is, with the reason.
 */
export function useNumberText({ value, unit, range, isReadOnly, parse, onChange }: NumberText) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.fault && !isSameQuantity(kept.beside, value) ? null : kept;

  const take = (next: Quantity | null) => {
    setDraft(null);
    if (!isSameQuantity(next, value)) onChange(next);
  };

  const commit = () => {
    if (!draft) return;
    if (draft.text.trim() === '') return take(null);
    const next = parse(draft.text);
    const fault = next ? rangeFault(next.value, range) : 'unreadable';
    if (fault) setDraft({ text: draft.text, fault, beside: value });
    else take(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method is composing is not yet typed.
    if (event.nativeEvent.isComposing) return;
    const steps = stepsByKey[event.key];
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft) {
      // Only what was typed is given up, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    } else if (steps !== undefined && !isReadOnly) {
      event.preventDefault();
      const from = (draft && parse(draft.text)) ?? value;
      take({
        value: from ? stepNumber(from.value, steps, range) : (range.min ?? 0),
        unit: from?.unit ?? unit,
      });
    }
  };

  return {
    draft: draft?.text ?? null,
    fault: draft?.fault ?? null,
    onType: (text: string) => setDraft({ text, fault: null, beside: value }),
    onBlur: commit,
    onKeyDown: handleKeyDown,
  };
}
