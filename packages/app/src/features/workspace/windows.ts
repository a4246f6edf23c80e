/** A window in which two panes side by side would be too narrow to read, and is high enough for one under the other. */
export const upright = '(max-width: 559px), (max-width: 767px) and (min-height: 560px)';

/** A window with little room under the bars: at 200 % zoom, or a phone on its side. */
export const low = '(max-height: 559px)';
