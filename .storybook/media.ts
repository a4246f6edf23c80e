/** A media feature that a page cannot switch by itself, such as `forced-colors`. */
export interface MediaFeature {
  name: string;
  value: string;
}

type Emulate = (features: MediaFeature[]) => Promise<void>;

let emulate: Emulate | undefined;

/** Called where something outside of the page can switch media features: by the tests, through Chromium's protocol. */
export const provideEmulation = (how: Emulate): void => {
  emulate = how;
};

/** Each with a value, never left out: every test file speaks to the browser anew, and cannot take back another's. */
const features = ({ forcedColors, motion }: Record<string, unknown>): MediaFeature[] => [
  { name: 'forced-colors', value: forcedColors === 'active' ? 'active' : 'none' },
  { name: 'prefers-reduced-motion', value: motion === 'reduced' ? 'reduce' : 'no-preference' },
];

/**
 * Makes the browser what the story's globals say: every story anew, since what the last story of a file leaves
 * behind would meet the next file. In the catalogue itself nothing can do that: there forced colors are switched on
 * in the browser (DevTools, Rendering) or the system.
 * @throws when the browser was told and did not follow: the story would prove nothing
 */
export const emulateMedia = async ({ globals }: { globals: Record<string, unknown> }): Promise<void> => {
  if (!emulate) return;
  const wanted = features(globals);
  await emulate(wanted);
  const ignored = wanted.filter(({ name, value }) => !window.matchMedia(`(${name}: ${value})`).matches);
  if (ignored.length > 0) throw new Error(`Not emulated: ${ignored.map(({ name }) => name).join(', ')}`);
};
