import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css';

/** `style()` in the components' layer, so that atoms and the consumer's own CSS win without a fight. */
export const componentStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

/** `globalStyle()` in the components' layer, for markup that a component does not write itself. */
export const componentGlobalStyle = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [componentLayer]: rule } });
