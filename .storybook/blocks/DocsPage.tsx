import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { type ColorRole, darkColors, font, lightColors } from '../../packages/ui/src/theme/tokens';
import './docs.css';

const paint = (base: 'light' | 'dark', colors: Record<ColorRole, string>) =>
  create({
    base,
    fontBase: font.sans,
    fontCode: font.mono,
    colorPrimary: colors.accent,
    colorSecondary: colors.accentText,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.line,
    textColor: colors.text,
    textMutedColor: colors.textQuiet,
    barBg: colors.canvas,
    barTextColor: colors.textQuiet,
  });

const themes = { light: paint('light', lightColors), dark: paint('dark', darkColors) };

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
/** The stories on the page put the toolbar's choice there. */
const isDark = () => document.documentElement.dataset.theme === 'dark';

/** A docs page in the theme's own colours and type, light or dark as its stories are. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const isDarkNow = useSyncExternalStore(subscribe, isDark);
  return (
    <DocsContainer {...rest} theme={isDarkNow ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
