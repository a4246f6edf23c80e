import type { DragEvent } from 'react';

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
/** What is dropped in a dialog that opened from here comes by as well: it is the dialog's. */
const isInside = ({ currentTarget, target }: DragEvent) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * Takes a file that is dropped anywhere on an element; `data-dropping` is on it while one is held over it.
 * @param take null: nothing is taken
 */
export function useFileDrop(take: ((file: File) => void) | null) {
  const mark = ({ currentTarget }: DragEvent, isOver: boolean) =>
    currentTarget.toggleAttribute('data-dropping', isOver);
  return {
    onDragOver: (event: DragEvent) => {
      if (!take || !isInside(event) || !holdsFile(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      mark(event, true);
    },
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget, currentTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) mark(event, false);
    },
    onDrop: (event: DragEvent) => {
      mark(event, false);
      const [file] = event.dataTransfer.files;
      if (!take || !isInside(event) || event.defaultPrevented || !file) return;
      event.preventDefault();
      take(file);
    },
  };
}
