import type { GardenItem } from '@seedbed/server/contract';
import { Notice } from '@seedbed/ui/notice';

const words: Readonly<Record<Exclude<GardenItem['watch'], 'ok'>, string>> = {
  changed: 'The evidence base words this otherwise today',
  old: 'The evidence base holds a newer edition',
  unreachable: 'Its address did not answer',
  retracted: 'What this cites was retracted',
};

/** How what an item cites stands today, where that is not well. */
export function Watch({ item: { watch, sourceNow } }: { item: Pick<GardenItem, 'watch' | 'sourceNow'> }) {
  if (watch === 'ok') return null;
  return (
    <Notice tone={watch === 'retracted' ? 'critical' : 'caution'} title={words[watch]}>
      {watch === 'retracted'
        ? 'Do not rest a claim on it.'
        : (sourceNow ?? 'What you planted is kept here as it was.')}
    </Notice>
  );
}
