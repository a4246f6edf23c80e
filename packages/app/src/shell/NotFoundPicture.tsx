import { accentInk, ink } from '../screen/ink';

/** A row of seed labels: the one in the middle says nothing, and nothing grows there. */
export function NotFoundPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...ink} d="M16 104h48M96 104h48M64 104c3 6 8 8 16 8s13-2 16-8" />
      <path {...ink} d="M36 104V76M124 104V76" />
      <path {...ink} d="M24 48h24v28H24zM112 48h24v28h-24z" />
      <path {...ink} d="M30 58h12M30 65h8M118 58h12M118 65h8" />
      <g transform="rotate(12 80 104)">
        <path {...accentInk} d="M80 104V66M66 34h28v32H66z" />
      </g>
    </svg>
  );
}
