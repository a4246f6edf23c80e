import { expect } from 'storybook/test';

/** The part of a story's context that these checks read. */
interface Drawn {
  canvasElement: HTMLElement;
}

/** The hero in the dark: `{ ...Tones, ...dark }`. axe measures its contrast. */
export const dark = { globals: { theme: 'dark' } };

/** The hero right to left in an Arabic locale. Nothing sticks out of the page. */
export const rightToLeft = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }: Drawn) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

const isTimed = (durations: string): boolean =>
  durations.split(',').some((duration) => Number.parseFloat(duration) > 0);

/** The hero for a reader who asked for less motion: nothing runs, and nothing would run when a state changes. */
export const reducedMotion = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }: Drawn) => {
    const page = canvasElement.ownerDocument;
    // All of the page, since overlays leave the canvas; only what the catalogue draws itself is left out.
    const moving = [...page.body.querySelectorAll('*:not([class^="sb-"])')].filter((element) =>
      isTimed(getComputedStyle(element).transitionDuration),
    );
    await expect(moving).toEqual([]);
    await expect(page.getAnimations()).toEqual([]);
  },
};

/**
 * axe measures the colour that `-webkit-text-fill-color` names, which in Chromium stays the author's where `color` is
 * forced: it would find light text on a background that is no longer dark.
 */
const forcedContrast = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };

/**
 * The hero in forced colors: `{ ...Tones, ...forcedColors(check) }`. Its test forces them, so the check always runs
 * there; in the catalogue it runs where the browser forces colours.
 */
export const forcedColors = <Context extends Drawn>(check: (context: Context) => Promise<void>) => ({
  globals: { forcedColors: 'active' },
  parameters: forcedContrast,
  play: async (context: Context) => {
    if (window.matchMedia('(forced-colors: active)').matches) await check(context);
  },
});

/** A line around it that can be seen, where forced colors took its background away. */
export const expectEdge = async (element: Element): Promise<void> => {
  const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element);
  const canvas = getComputedStyle(document.body).backgroundColor;
  const lines = [
    [borderTopStyle, borderTopColor],
    [outlineStyle, outlineColor],
  ];
  const seen = lines.filter(([style, color]) => style !== 'none' && color !== canvas);
  await expect(seen).not.toEqual([]);
};

/** The ring of the keyboard's focus. */
export const expectFocusRing = async (element: Element): Promise<void> => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  await expect(outlineColor).not.toBe(getComputedStyle(document.body).backgroundColor);
};
