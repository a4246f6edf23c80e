import type { StudyPoint } from '@seedbed/server/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPlantKey, passageDraft, usePlanting } from '../../garden';

/** Alt+P plants the study whose point or row has the focus within the element that gets the ref. */
export function usePlantKey(studies: readonly StudyPoint[]) {
  const place = useRef<HTMLDivElement>(null);
  const plant = usePlanting();
  const plantFocused = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlantKey(event) || !(event.target instanceof Element)) return;
    const id = event.target.closest('[data-id]')?.getAttribute('data-id');
    const study = studies.find(({ studyKey }) => studyKey === id);
    if (!study) return;
    event.preventDefault();
    if (!event.repeat) void plant(passageDraft(study, 'study'));
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('keydown', plantFocused);
    return () => element?.removeEventListener('keydown', plantFocused);
  }, []);
  return place;
}
