import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { type ColorRole, darkColors, lightColors } from './tokens';

const surfaces: ColorRole[] = ['canvas', 'surface', 'raised'];

/** [foreground, backgrounds, smallest ratio, why] */
const rules: [ColorRole, ColorRole[], number, string][] = [
  ['text', [...surfaces, 'bubble', 'sunken'], 7, 'answers are read for hours'],
  [
    'text',
    ['hover', 'pressed', 'accentSoft', 'criticalSoft', 'cautionSoft', 'positiveSoft'],
    7,
    'text on a state',
  ],
  ['textQuiet', [...surfaces, 'sunken', 'hover', 'bubble'], 4.5, 'captions'],
  ['accentText', [...surfaces, 'hover', 'accentSoft'], 4.5, 'links'],
  ['onAccent', ['accent', 'accentHover', 'accentPressed'], 4.5, 'primary buttons'],
  ['onDanger', ['danger', 'dangerHover', 'dangerPressed'], 4.5, 'danger buttons'],
  ['text', ['control'], 7, 'secondary buttons'],
  ['critical', [...surfaces, 'hover', 'criticalSoft'], 4.5, 'error text'],
  ['caution', [...surfaces, 'cautionSoft'], 4.5, 'caution text'],
  ['positive', [...surfaces, 'positiveSoft'], 4.5, 'positive text'],
  ['rank1', [...surfaces, 'sunken'], 4.5, 'letters of a rank'],
  ['rank2', [...surfaces, 'sunken'], 4.5, 'letters of a rank'],
  ['rank3', [...surfaces, 'sunken'], 4.5, 'letters of a rank'],
  ['rank4', [...surfaces, 'sunken'], 4.5, 'letters of a rank'],
  ['lineStrong', surfaces, 3, 'outlines of controls'],
  ['accent', surfaces, 3, 'selected controls'],
  ['focus', [...surfaces, 'sunken', 'bubble', 'focusHalo'], 3, 'the focus ring'],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s', (_name, colors) => {
  const cases = rules.flatMap(([front, backs, least, why]) =>
    backs.map((back) => ({ front, back, least, why })),
  );

  it.each(cases)('$front on $back is at least $least:1 ($why)', ({ front, back, least }) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
  });

  it('shows the focus ring on the accent: ring or halo differs by 3:1', () => {
    const best = Math.max(contrast(colors.focus, colors.accent), contrast(colors.focusHalo, colors.accent));
    expect(best).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('refuses what is not a colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('Not a #rrggbb colour: red');
  });
});
