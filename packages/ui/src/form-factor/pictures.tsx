import type { ReactNode } from 'react';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 48 48"
    width="48"
    height="48"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** What carries the accent: filled in the theme's soft accent, which the picker sets as `--picture-accent`. */
const accent = { fill: 'var(--picture-accent)' };

const capsule = (
  <Picture>
    <g transform="rotate(-45 24 24)">
      <path d="M24 16.5H13.5a7.5 7.5 0 0 0 0 15H24z" style={accent} />
      <rect x="6" y="16.5" width="36" height="15" rx="7.5" />
      <path d="M24 16.5v15M29 20.5h6" />
    </g>
  </Picture>
);

const tablet = (
  <Picture>
    <path d="M8 22v5c0 5 7.2 9 16 9s16-4 16-9v-5" style={accent} />
    <ellipse cx="24" cy="22" rx="16" ry="9" style={{ fill: 'var(--picture-paper)' }} />
    <path d="m14.5 25.5 19-7" />
  </Picture>
);

const softgel = (
  <Picture>
    <g transform="rotate(-30 24 24)">
      <ellipse cx="24" cy="24" rx="17" ry="10.5" style={accent} />
      <path d="M12.5 21.5c1.6-2.5 4.2-4 7.5-4.5" />
      <path d="M7 24h34" strokeDasharray="1 4" />
    </g>
  </Picture>
);

const powder = (
  <Picture>
    <path d="M13 17.5h22l2 22a2 2 0 0 1-2 2.2H13a2 2 0 0 1-2-2.2z" />
    <rect x="11" y="9" width="26" height="8.5" rx="2" />
    <path
      d="M12 30c4-3.5 7 1.5 12-1s8-1 12.2-.5l.9 10.9a2 2 0 0 1-2 2.3H13a2 2 0 0 1-2-2.2z"
      style={accent}
    />
    <path d="M19 35.5h.01M25 33.5h.01M30 36.5h.01" />
  </Picture>
);

const liquid = (
  <Picture>
    <path d="M20 6.5h8M21.5 6.5v7.2c0 1.6-.8 2.7-2.2 3.8-2.8 2.2-4.3 4.4-4.3 7.5v13a4 4 0 0 0 4 4h10a4 4 0 0 0 4-4V25c0-3.1-1.5-5.3-4.3-7.5-1.4-1.1-2.2-2.2-2.2-3.8V6.5" />
    <path d="M15 28c3-2 6 1.5 9 0s6-1 9 0v10a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z" style={accent} />
  </Picture>
);

const gummie = (
  <Picture>
    <path
      d="M24 40C15.5 34 8 27.5 8 19.5A8.5 8.5 0 0 1 16.5 11c3.2 0 6 1.7 7.5 4.3C25.5 12.7 28.3 11 31.5 11a8.5 8.5 0 0 1 8.5 8.5C40 27.5 32.5 34 24 40z"
      style={accent}
    />
    <path d="M13.5 19c.2-1.8 1.5-3.1 3.2-3.3M20 27h.01M27 24h.01M25 31h.01M31 20h.01" />
  </Picture>
);

/** A drawing for each usual form factor, recognisable at 48 px. */
export const formFactorPictures: Record<string, ReactNode> = {
  capsule,
  tablet,
  softgel,
  powder,
  liquid,
  gummie,
};
