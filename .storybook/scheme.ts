/** Sets `data-theme` and `data-motion` where the app sets them: on the document, so that overlays follow too. */
export const applyScheme = ({ theme, motion }: Record<string, unknown>): void => {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
  if (motion === 'reduced') dataset.motion = motion;
  else delete dataset.motion;
};

/** Before the story is drawn: drawn in another scheme first, it would fade from there, and be tested on its way. */
export const beginInScheme = ({ globals }: { globals: Record<string, unknown> }): void =>
  applyScheme(globals);
