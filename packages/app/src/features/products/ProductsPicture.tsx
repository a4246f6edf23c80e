import { vars } from '@seedbed/ui/theme';

const line = {
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const;
const accent = { ...line, stroke: vars.color.accent } as const;

/** A seedling in a jar: an idea that became a product. */
export function ProductsPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...line} d="M16 108h128" />
      <path {...line} d="M56 52v44a12 12 0 0 0 12 12h24a12 12 0 0 0 12-12V52" />
      <path {...line} d="M52 44h56v8H52z" />
      <path {...line} d="M56 84h48" />
      <path {...line} d="M66 94h4M80 98h4M92 92h4" />
      <path {...accent} d="M80 84V26" />
      <path {...accent} d="M80 34c0-11 8-20 22-20 0 14-9 21-22 20Z" />
      <path {...accent} d="M80 46c0-9-7-16-18-16 0 11 7 17 18 16Z" />
      <path {...line} d="M118 108V84h18v24M122 92h10" />
      <path {...line} d="M24 108V92h16v16" />
    </svg>
  );
}
