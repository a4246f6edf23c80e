import { assignVars, globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css';
import './light.css';
import { darkColors, darkShadow } from './tokens';
import { vars } from './vars.css';

const dark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, darkColors), [vars.shadow.float]: darkShadow },
};

// By the reader's choice; and by the system, unless the reader chose light.
globalStyle(':root[data-theme="dark"]', { '@layer': { [themeLayer]: dark } });
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [themeLayer]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
});
