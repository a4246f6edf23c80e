import { accent, accentFill, paper, Preview } from '../../screen/Preview';

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
