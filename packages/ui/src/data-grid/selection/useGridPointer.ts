import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { headerRow, type Position } from './position';
import { positionOf } from './useGridFocus';

interface GridPointer {
  focus: Position;
  isEditing: boolean;
  /** Whether the grid has the focus now. */
  isOwner: () => boolean;
  begin: () => void;
  finish: () => void;
  select: (position: Position, isExtending: boolean) => void;
}

const isSame = (one: Position, other: Position): boolean =>
  one.row === other.row && one.column === other.column;

/** A mouse selects, drags a range and edits on its second click; a finger scrolls, selects and edits on its second tap. */
export function useGridPointer({ focus, isEditing, isOwner, begin, finish, select }: GridPointer) {
  const isSecondTap = useRef(false);
  const dragged = useRef<Position | null>(null);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = positionOf(event.currentTarget, event.target);
    if (!at || event.button !== 0 || (isEditing && isSame(at, focus))) return;
    isSecondTap.current = event.pointerType !== 'mouse' && isOwner() && isSame(at, focus);
    finish();
    if (event.pointerType !== 'mouse' || at.row === headerRow) return;
    dragged.current = at;
    select(at, event.shiftKey);
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) dragged.current = null;
    if (!dragged.current) return;
    const at = positionOf(event.currentTarget, event.target);
    if (!at || at.row === headerRow || isSame(at, dragged.current)) return;
    dragged.current = at;
    select(at, true);
  };

  const handleClick = () => {
    if (isSecondTap.current && !isEditing) begin();
    isSecondTap.current = false;
  };

  const handleDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!isEditing && positionOf(event.currentTarget, event.target)) begin();
  };

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  };
}
