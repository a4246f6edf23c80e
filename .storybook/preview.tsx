import '@seedbed/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './blocks/DocsPage';
import { DocsTable } from './blocks/DocsTable';
import { withDirection, withScheme } from './decorators';
import { loadMocks } from './loadMocks';
import { emulateMedia } from './media';
import { beginInScheme } from './scheme';

// What a story waits for ends a hang, and must not judge a busy machine: a page's code arrives in pieces, and a popup is
// drawn late where all stories run at once.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  // An event changes the page as it does in a browser. Storybook would wrap it in React's `act`, which draws at once: also
  // where the event comes out of React's own drawing, as when a dialog takes the focus, and that React cannot bear.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  decorators: [withScheme, withDirection],
  loaders: [loadMocks],
  beforeEach: [beginInScheme, emulateMedia],
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    forcedColors: {
      description: 'Forced colors: emulated in tests. Here, switch them on in DevTools, Rendering',
      toolbar: {
        title: 'Forced colors',
        icon: 'eye',
        items: [
          { value: 'none', title: 'Own colours' },
          { value: 'active', title: 'Forced colors (in tests)' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full', forcedColors: 'none' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // react-aria announces a pending button by an element that names its label's id, and leaves it for seconds after the
      // label is gone, also into the next story. Only screen readers hear it, and they heard it while it was true.
      context: { exclude: ['[data-live-announcer]'] },
      // Of what passes, one element a rule: all of them are up to a megabyte and more of every story, which each test
      // hands from the browser to the runner, and the runner to its report.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    docs: { container: DocsPage, components: { table: DocsTable } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Using the package',
          'Running Seedbed',
          'Security',
          'Threats',
          'Principles',
          'Decisions',
          'Theme',
          'Components',
          'App',
        ],
      },
    },
    // What the page itself cannot switch (forced colors) is photographed by Chromatic instead.
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        forced: { theme: 'light', forcedColors: 'active' },
        rtl: { theme: 'light', direction: 'rtl' },
      },
    },
  },
};

export default preview;
