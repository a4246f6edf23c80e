/** The tab a key leads to, or nothing when the key is not for the bar. Round the ends; arrows turn with the writing direction. */
export const nextTab = (
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined => {
  if (count === 0) return undefined;
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (index + 1) % count;
  if (key === back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
