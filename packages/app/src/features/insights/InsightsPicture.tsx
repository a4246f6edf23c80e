import { accentInk, ink } from '../../screen/ink';

/** A pressed leaf between newspapers. */
export function InsightsPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...ink} d="M34 30h76v78H44a10 10 0 0 1-10-10Z" />
      <path {...ink} d="M110 46h16v52a10 10 0 0 1-10 10h-6" />
      <path {...ink} d="M46 44h30M46 56h52M46 90h52M46 98h34" />
      <path {...accentInk} d="M48 80c6-12 20-18 46-14-4 14-24 22-46 14Z" />
      <path {...accentInk} d="M42 84c14-6 26-10 40-14" />
    </svg>
  );
}
