/** Colours by role. A component never names a hue: it asks for what the colour is for. */
export const lightColors = {
  /** The desk: what everything lies on. */
  canvas: '#f4f4ef',
  /** A page on the desk: main content, fields. */
  surface: '#fcfcfa',
  /** What floats: dialogs, menus, toasts. */
  raised: '#ffffff',
  /** Set into the page: code, table heads, skeletons. */
  sunken: '#ebece3',
  /** Fill of a secondary control. */
  control: '#fdfdfb',
  hover: '#ebece4',
  pressed: '#dfe1d6',

  text: '#1c2420',
  textQuiet: '#515b54',
  textDisabled: '#7d857f',

  /** Hairlines between things; carries no meaning alone. */
  line: '#dcded3',
  /** Outlines of controls: 3:1 against every surface. */
  lineStrong: '#828a82',

  accent: '#3e5c2b',
  accentHover: '#334d23',
  accentPressed: '#293f1b',
  accentText: '#3a5728',
  accentSoft: '#dde7cf',
  onAccent: '#fbfdf7',

  focus: '#1f4fa8',
  focusHalo: '#ffffff',

  positive: '#1d6350',
  positiveSoft: '#dcece5',
  caution: '#75500d',
  cautionSoft: '#f5e9cb',
  critical: '#97341f',
  criticalSoft: '#f7e2da',
  /** Fill of what destroys. Not the colour of error text: in the dark that one is light. */
  danger: '#97341f',
  dangerHover: '#7f2916',
  dangerPressed: '#69200f',
  onDanger: '#fffaf7',

  /** Four ranks, from the best to the last. Always beside a word or a letter, never instead of it. */
  rank1: '#2c5b2e',
  rank2: '#566212',
  rank3: '#7d500c',
  rank4: '#6a5650',

  /** The user's own words in a conversation. */
  bubble: '#e6e9dc',
  /** Behind a dialog. */
  scrim: 'rgb(28 36 32 / 0.36)',
};

/** A colour of the theme, by role. */
export type ColorRole = keyof typeof lightColors;

/** Dark is a room with one lamp: nearer is lighter, and the accent is a dried leaf instead of a fresh one. */
export const darkColors: Record<ColorRole, string> = {
  canvas: '#121614',
  surface: '#191e1b',
  raised: '#232925',
  sunken: '#0d100e',
  control: '#29302c',
  hover: '#2b322e',
  pressed: '#363e39',

  text: '#e7eae2',
  textQuiet: '#a9b2aa',
  textDisabled: '#78817a',

  line: '#2d342f',
  lineStrong: '#757e77',

  accent: '#a8c18c',
  accentHover: '#b8ce9f',
  accentPressed: '#c6d9b1',
  accentText: '#b0c896',
  accentSoft: '#2a3524',
  onAccent: '#141c0e',

  focus: '#9dbef5',
  focusHalo: '#0b0e0c',

  positive: '#8fc9b3',
  positiveSoft: '#1f342c',
  caution: '#dfbd78',
  cautionSoft: '#382d17',
  critical: '#ee9f89',
  criticalSoft: '#40241c',
  danger: '#a6452e',
  dangerHover: '#b04e37',
  dangerPressed: '#8e3722',
  onDanger: '#fff8f5',

  rank1: '#a2ca9a',
  rank2: '#c3cb86',
  rank3: '#dcb97b',
  rank4: '#c0aea7',

  bubble: '#2a302b',
  scrim: 'rgb(4 6 5 / 0.6)',
};

export const lightShadow = '0 1px 2px rgb(28 36 32 / 0.08), 0 12px 32px -8px rgb(28 36 32 / 0.18)';
export const darkShadow = '0 0 0 1px rgb(231 234 226 / 0.07), 0 16px 40px -8px rgb(0 0 0 / 0.7)';

/** A 4 px grid; 8, 12, 16, 24 and 40 do nearly everything. */
export const space = {
  none: '0',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '40px',
  xxlarge: '64px',
};

/** Corners: controls, cards, pills. */
export const radius = { control: '6px', card: '12px', full: '999px' };

/** Size and leading in rem, so that text follows the reader's browser setting. */
export const type = {
  caption: { size: '0.75rem', leading: '1rem' },
  body: { size: '0.875rem', leading: '1.25rem' },
  reading: { size: '1rem', leading: '1.625rem' },
  title: { size: '1.125rem', leading: '1.625rem' },
  heading: { size: '1.5rem', leading: '2rem' },
  display: { size: '2.25rem', leading: '2.625rem' },
};

export const weight = { regular: '400', medium: '500', strong: '600', heavy: '680' };

/**
 * Letters that a machine has of its own and how wide they are to be set, percent, to take the room of Source Sans 3
 * (mean width 0.418 em): Segoe UI 0.443, Roboto 0.445, Arial and its likes 0.446 em by Capsize's metrics; DejaVu Sans
 * measured over a page's words in Chromium.
 */
export const standIns = [
  { family: 'Seedbed Segoe', local: ['Segoe UI'], sizeAdjust: 94.3, weight: '200 900' },
  { family: 'Seedbed Roboto', local: ['Roboto'], sizeAdjust: 94, weight: '200 900' },
  {
    family: 'Seedbed Arial',
    local: ['Arial', 'Helvetica', 'Liberation Sans'],
    sizeAdjust: 93.8,
    weight: '200 900',
  },
  { family: 'Seedbed DejaVu', local: ['DejaVu Sans'], sizeAdjust: 81.6, weight: '200 500' },
  { family: 'Seedbed DejaVu', local: ['DejaVu Sans Bold'], sizeAdjust: 74.4, weight: '501 900' },
];

const ownLetters = [...new Set(standIns.map(({ family }) => `'${family}'`))].join(', ');

export const font = {
  sans: `'Source Sans 3 Variable', 'Source Sans 3', ${ownLetters}, system-ui, -apple-system, sans-serif`,
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
};

/** 120 ms for what answers a finger, 200 ms for what moves on its own. */
export const motion = { quick: '120ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' };

export const size = {
  /** Height of a button or a one-line field. */
  control: '36px',
  controlSmall: '28px',
  /** Smallest target for a coarse pointer. */
  touch: '44px',
  sidebar: '16rem',
  /** A column that is read; tables may fill it, running text keeps to 65 to 75 characters by itself. */
  measure: '42rem',
  header: '56px',
};

/** Widths from which a layout has room for more. */
export const breakpoint = { medium: 768, large: 1024 };

/** Who lies on whom. */
export const layer = { sticky: '10', sidebar: '20', overlay: '100', toast: '200' };
