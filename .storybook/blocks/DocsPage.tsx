import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
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

const changes = [SET_GLOBALS, GLOBALS_UPDATED];

const subscribe = (listener: () => void) => {
  const channel = addons.getChannel();
  for (const change of changes) channel.on(change, listener);
  return () => {
    for (const change of changes) channel.off(change, listener);
  };
};

/** The toolbar's choice. A page whose stories lie in frames of their own hears of it nowhere else. */
const isDark = (): boolean => {
  const channel = addons.getChannel();
  const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return message?.globals?.theme === 'dark';
};

/** A docs page in the theme's own colours and type, light or dark as its stories are. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(subscribe, isDark) ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...rest} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
