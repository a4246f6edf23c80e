/** How a script may scroll: smoothly, unless the reader asked for less motion (or the catalogue plays that reader). */
export const scrollBehavior = (): ScrollBehavior => {
  const isReduced =
    document.documentElement.dataset.motion === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isReduced ? 'auto' : 'smooth';
};
