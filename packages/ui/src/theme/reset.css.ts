import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusRing } from './focusRing';
import { resetLayer } from './layers.css';
import { vars } from './vars.css';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', minWidth: 0 });
reset('html', {
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  accentColor: vars.color.accent,
});
reset('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre', { margin: 0 });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 'none', padding: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse' });
// What takes focus only by script (a dialog, a region) shows it in its own way, or not at all.
reset(':focus-visible:not([tabindex="-1"])', focusRing);
reset('[tabindex="-1"]', { outline: 'none' });
reset('::selection', { background: vars.color.accentSoft, color: vars.color.text });
reset('[hidden]', { display: 'none' });
