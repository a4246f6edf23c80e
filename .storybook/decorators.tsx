import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Sets `data-theme` and `data-motion` where the app sets them: on the document, so that overlays follow too. */
export const withScheme: Decorator = function Scheme(Story, { globals }) {
  const { theme, motion } = globals as { theme?: string; motion?: string };
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    if (motion === 'reduced') root.dataset.motion = motion;
    else delete root.dataset.motion;
  }, [theme, motion]);
  return <Story />;
};

/** Right to left with an Arabic locale, so that react-aria's arrow keys turn with the layout. */
export const withDirection: Decorator = function Direction(Story, { globals }) {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en-US'}>
      <Story />
    </I18nProvider>
  );
};
