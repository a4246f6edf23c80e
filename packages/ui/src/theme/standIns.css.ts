import { globalFontFace } from '@vanilla-extract/css';
import { standIns } from './tokens';

/**
 * A reader's own letters, as wide as those that are still on their way: nothing moves when they come. By the mean width
 * of a letter and the ascent and descent that the font files state.
 */
for (const { family, local, sizeAdjust, weight } of standIns) {
  globalFontFace(family, {
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${overridden(102.4, sizeAdjust)}%`,
    descentOverride: `${overridden(40, sizeAdjust)}%`,
    lineGapOverride: '0%',
  });
}

/** Percent of an em of Source Sans 3, as percent of the adjusted em. */
function overridden(percent: number, sizeAdjust: number) {
  return Math.round((percent / sizeAdjust) * 10_000) / 100;
}
