import { accentInk, ink } from '../../screen/ink';

/** A sack, a drum and a jar, each with its label. */
export function MaterialsPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...ink} d="M16 108h128" />
      <path {...ink} d="M26 108V62c0-6 4-8 4-14h26c0 6 4 8 4 14v46z" />
      <path {...ink} d="M30 48l4-8h18l4 8" />
      <path {...accentInk} d="M34 74h18v16H34z" />
      <path {...ink} d="M72 44h34v64H72zM72 60h34M72 92h34" />
      <path {...accentInk} d="M80 68h18v16H80z" />
      <path {...ink} d="M118 70h22v38h-22zM121 60h16v10h-16z" />
      <path {...accentInk} d="M123 82h12v12h-12z" />
    </svg>
  );
}
