import { isDirectoryDropItem, isFileDropItem, type DropItem } from 'react-aria-components';
import type { FileRefusal } from './files';

/** Reads what was dropped or pasted: its files, and what in it is none. */
export async function readDropped(
  items: readonly DropItem[],
): Promise<{ files: File[]; others: FileRefusal[] }> {
  const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
  const others = items
    .filter((item) => !isFileDropItem(item))
    .map((item): FileRefusal =>
      isDirectoryDropItem(item) ? { name: item.name, reason: 'folder' } : { name: '', reason: 'notAFile' },
    );
  return { files, others };
}
