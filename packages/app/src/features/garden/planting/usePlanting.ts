import type { GardenItemDraft } from '@seedbed/server/contract';
import { useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { toastFailure, toasts } from '../../../feedback/toasts';
import { useScreenAddress } from '../../../screen/screenAddress';
import { useGardenCalls } from '../garden.api';
import { gardenHref } from '../gardenAddress';
import { shortened } from '../gardenWords';

/** Puts a draft into one's private garden and says so, with the way to it; resolves to whether it is there. Never throws. */
export function usePlanting(): (draft: GardenItemDraft) => Promise<boolean> {
  const { plant } = useGardenCalls();
  const { goTo } = useScreenAddress();
  const [keys] = useState(idempotencyKeys);
  return async (draft) => {
    const whole = { ...draft, title: shortened(draft.title, 300) };
    try {
      const item = await keys.once(whole, (key) => plant(whole, key));
      const isKnown = item.duplicates.length > 0;
      toasts.add({
        title: 'Planted',
        description: isKnown
          ? 'It is in your garden, beside one that looks the same.'
          : 'It is in your private garden.',
        action: { label: 'Open', onPress: () => void goTo(gardenHref(item.id)) },
      });
      return true;
    } catch (error) {
      toastFailure('It could not be planted. Nothing was lost; try again.', error);
      return false;
    }
  };
}
