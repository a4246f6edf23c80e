import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { parseVolume } from './formFactors';

/**
 * What is being typed into the volume field. It becomes the value on Enter or when the field is left, so that '1' on
 * the way to '100' moves nothing; a text that is no volume gives way to the last one that was.
 */
export function useVolumeText(volume: number, onCommit: (volume: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    const typed = draft === null ? null : parseVolume(draft);
    setDraft(null);
    if (typed !== null && typed !== volume) onCommit(typed);
  };

  const step = (delta: number) => {
    const next = parseVolume(String((parseVolume(draft ?? '') ?? volume) + delta));
    setDraft(null);
    if (next !== null) onCommit(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  };

  return {
    value: draft ?? String(volume),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: commit,
    onKeyDown: handleKeyDown,
  };
}
