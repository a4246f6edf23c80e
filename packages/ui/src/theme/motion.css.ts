import { assignVars, globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css';
import './light.css';
import { motion } from './tokens';
import { vars } from './vars.css';

const still = { vars: assignVars(vars.motion, { ...motion, quick: '0ms', calm: '0ms' }) };

// The attribute lets the catalogue show what the media query does.
globalStyle(':root[data-motion="reduced"]', { '@layer': { [themeLayer]: still } });
globalStyle(':root:root', {
  '@layer': { [themeLayer]: { '@media': { '(prefers-reduced-motion: reduce)': still } } },
});
