import { accentInk, ink } from '../../../screen/ink';

/** A seedling in a jar: an idea that became a product. */
export function ProductsPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...ink} d="M16 108h128" />
      <path {...ink} d="M56 52v44a12 12 0 0 0 12 12h24a12 12 0 0 0 12-12V52" />
      <path {...ink} d="M52 44h56v8H52z" />
      <path {...ink} d="M56 84h48" />
      <path {...ink} d="M66 94h4M80 98h4M92 92h4" />
      <path {...accentInk} d="M80 84V26" />
      <path {...accentInk} d="M80 34c0-11 8-20 22-20 0 14-9 21-22 20Z" />
      <path {...accentInk} d="M80 46c0-9-7-16-18-16 0 11 7 17 18 16Z" />
      <path {...ink} d="M118 108V84h18v24M122 92h10" />
      <path {...ink} d="M24 108V92h16v16" />
    </svg>
  );
}
