import { accent, accentFill, paper, Preview } from './Preview';

/** A question on the right, the answer below it with its markers. */
export const chatPreview = (
  <Preview>
    <path {...accentFill} d="M112 20h96a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Z" />
    <path {...accent} d="M118 34h84M118 45h54" />
    <path d="M24 80h122M24 94h150M24 108h138M24 122h92" />
    <circle {...accentFill} cx="160" cy="80" r="5" />
    <circle {...accentFill} cx="130" cy="122" r="5" />
  </Preview>
);

/** The box, and under it what was found. */
export const searchPreview = (
  <Preview>
    <rect {...paper} x="24" y="18" width="192" height="30" rx="8" />
    <circle {...accent} cx="41" cy="32" r="6" />
    <path {...accent} d="m46 37 5 5M62 33h64" />
    <path d="M24 70h84M24 82h168M24 104h104M24 116h150M24 138h70" />
    <path {...accent} d="M108 82h40M60 116h46" />
  </Preview>
);

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

/** Read text with marked sources and the strength of the evidence beside it. */
export const insightsPreview = (
  <Preview>
    <path strokeWidth={2.5} d="M24 26h92" />
    <path d="M24 46h112M24 60h124M24 74h84M24 100h118M24 114h124M24 128h60" />
    <circle {...accentFill} cx="122" cy="74" r="5" />
    <circle {...accentFill} cx="98" cy="128" r="5" />
    <path d="M176 26v102" />
    <path {...accentFill} d="M184 36h34v10h-34zM184 66h22v10h-22zM184 96h28v10h-28z" />
  </Preview>
);

/** A printed page: its title, its chart, its words. */
export const reportsPreview = (
  <Preview>
    <path {...paper} d="M66 12h92l20 20v110H66z" />
    <path d="M158 12v20h20M80 38h50M80 118h84M80 130h60" />
    <path d="M82 102V56M82 102h84" />
    <path {...accentFill} d="M92 102V84h12v18M114 102V72h12v30M136 102V62h12v40" />
  </Preview>
);

/** Sheets on each other, the upper one signed. */
export const documentsPreview = (
  <Preview>
    <path d="M88 30V14h92l18 18v92h-18" />
    <path {...paper} d="M50 30h94l20 20v92H50z" />
    <path d="M144 30v20h20M64 62h72M64 76h84M64 90h84M64 104h44" />
    <path {...accent} d="M96 126c6-12 12-12 12-4s8 8 14-2 8 6 16 4" />
    <path d="M92 132h56" />
  </Preview>
);

/** What may be said, what may be said otherwise, what may not. */
export const claimsPreview = (
  <Preview>
    <path d="M66 32h148M66 44h96M66 76h124M66 88h140M66 120h148M66 132h64" />
    <circle {...accentFill} cx="36" cy="38" r="12" />
    <path {...accent} d="m30 38 4 5 8-9" />
    <circle {...paper} cx="36" cy="82" r="12" />
    <path d="M30 82h12" />
    <circle {...paper} cx="36" cy="126" r="12" />
    <path d="m32 122 8 8m0-8-8 8" />
  </Preview>
);
