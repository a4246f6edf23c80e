import { accent, accentFill, paper, Preview } from '../../screen/Preview';

/** Cards with pictures, one of them of interest. */
export const discoverPreview = (
  <Preview>
    <rect {...paper} x="20" y="18" width="60" height="114" rx="6" />
    <rect {...paper} x="90" y="18" width="60" height="114" rx="6" />
    <rect {...paper} x="160" y="18" width="60" height="114" rx="6" />
    <path d="M20 62h60M90 62h60M160 62h60M30 76h40M30 88h40M30 100h26M100 76h40M100 88h30M170 76h40M170 88h40M170 100h18" />
    <path d="m26 56 14-16 12 12 8-8 14 12M170 50c10-20 30-20 40 0" />
    <path {...accentFill} d="M106 54c2-18 14-26 30-26-2 18-14 26-30 26Z" />
    <path {...accent} d="m100 58 18-16" />
  </Preview>
);
