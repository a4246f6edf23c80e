import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { applyScheme } from './scheme';

/** Follows the toolbar while a story is shown. */
export const withScheme: Decorator = function Scheme(Story, { globals }) {
  useLayoutEffect(() => applyScheme(globals), [globals]);
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
