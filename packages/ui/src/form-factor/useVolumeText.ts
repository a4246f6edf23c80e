import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { parseVolume, stepVolume, type VolumeEntry, type VolumeRange } from './volume';

const stepsByKey = (key: string, { page, step }: VolumeRange) =>
  ({ ArrowUp: 1, ArrowDown: -1, PageUp: page / step, PageDown: -page / step })[key];

interface VolumeText {
  volume: number;
  /** What is chosen now; a refusal is forgotten when it is another. */
  chosen: string;
  units: readonly string[];
  range: VolumeRange;
  onEntry: (entry: VolumeEntry) => void;
}

/**
 * What is being typed into the volume field. It becomes the value on Enter or when the field is left, so that '1' on
 * the way to '100' moves nothing; a text that is no volume gives way to the last one that was.
 */
export function useVolumeText({ volume, chosen, units, range, onEntry }: VolumeText) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  if (refusedAt !== null && refusedAt !== chosen) setRefusedAt(null);

  const commit = () => {
    if (draft === null) return;
    const entry = parseVolume(draft, { range, units });
    setDraft(null);
    setRefusedAt(entry ? null : chosen);
    if (entry) onEntry(entry);
  };

  const step = (steps: number) => {
    const from = parseVolume(draft ?? '', { range, units })?.volume ?? volume;
    setDraft(null);
    setRefusedAt(null);
    onEntry({ volume: stepVolume(from, steps, range) });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method is composing is not yet typed.
    if (event.nativeEvent.isComposing) return;
    const steps = stepsByKey(event.key, range);
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft !== null) {
      // Only what was typed is given up, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    } else if (steps !== undefined) {
      event.preventDefault();
      step(steps);
    }
  };

  return {
    draft,
    isRefused: refusedAt !== null,
    field: {
      value: draft ?? String(volume),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value);
        setRefusedAt(null);
      },
      onBlur: commit,
      onKeyDown: handleKeyDown,
    },
  };
}
