import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { foundWorkDebounce } from '../../../constants';
import type { PaletteEntry } from '../../../navigation/palette';
import { useSettled } from '../../../screen/useSettled';
import { useOpenTab } from '../../workspace';
import { foundId, foundSections, placeOf } from './foundEntries';
import { useFound } from './foundWork.api';

const none: readonly PaletteEntry[] = [];

/** What is one's own and says what is typed, to open where it says it; nothing while nothing is typed. */
export function useFoundWork(typed: string): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const openTab = useOpenTab();
  const { data: hits } = useFound(useSettled(typed, foundWorkDebounce));
  const hasTyped = typed.trim() !== '';
  return useMemo(() => {
    if (!hasTyped || !hits) return none;
    return hits.map((hit): PaletteEntry => {
      const place = placeOf(hit);
      return {
        id: foundId(hit),
        label: hit.title,
        description: hit.snippet === hit.title ? undefined : hit.snippet,
        section: foundSections[hit.kind],
        run: () => {
          if ('tab' in place) openTab(place.tab);
          void navigate('tab' in place ? '/tabs' : place.href);
        },
      };
    });
  }, [hits, hasTyped, navigate, openTab]);
}
