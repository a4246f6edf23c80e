import { useState } from 'react';
import type { DropItem } from 'react-aria-components';
import { announce } from '../announcer';
import { readDropped } from './dropped';
import { sortFiles, type FileLimits, type FileRefusal } from './files';

interface Options extends FileLimits {
  isPending: boolean;
  describeRefusal: (refusal: FileRefusal) => string;
  onFiles: (files: File[]) => void;
}

/** Hands over what fits, and keeps why the rest does not until the next files come. */
export function useTakenFiles({ isPending, describeRefusal, onFiles, ...limits }: Options) {
  const [reasons, setReasons] = useState<readonly string[]>([]);

  const take = (files: readonly File[], others: readonly FileRefusal[] = []) => {
    const { taken, refused } = sortFiles(files, limits);
    // Two files of one name, refused alike, are one sentence.
    const sentences = [...new Set([...others, ...refused].map(describeRefusal))];
    setReasons(sentences);
    if (sentences.length > 0) announce(sentences.join(' '));
    if (taken.length > 0) onFiles(taken);
  };

  return {
    reasons,
    handleSelect: (chosen: FileList | null) => {
      if (chosen && chosen.length > 0) take([...chosen]);
    },
    handleDrop: async ({ items }: { items: readonly DropItem[] }) => {
      // A paste comes here too, and is not kept away while the last files are on their way.
      if (isPending) return;
      const { files, others } = await readDropped(items);
      take(files, others);
    },
  };
}
