/** A stretch of the window, in pixels from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a popup is fitted into. */
export interface PopupRoom {
  /** Of the popup. */
  width: number;
  height: number;
  /** Of the window. */
  viewWidth: number;
  viewHeight: number;
  isRtl: boolean;
}

/** Between a popup and what it stands at. */
const gap = 4;
/** Between a popup and the window's edge. */
const margin = 8;

const within = (start: number, size: number, room: number) =>
  Math.max(margin, Math.min(start, room - size - margin));

/** Where a popup stands: below its anchor from the side where reading begins, above it where there is more room. */
export function placeAt(anchor: Box, room: PopupRoom): { left: number; top: number } {
  const { width, height, viewWidth, viewHeight } = room;
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const isCutBelow = below + height + margin > viewHeight;
  const isRoomierAbove = anchor.top > viewHeight - anchor.bottom;
  return {
    left: within(room.isRtl ? anchor.right - width : anchor.left, width, viewWidth),
    top: within(isCutBelow && isRoomierAbove ? above : below, height, viewHeight),
  };
}
