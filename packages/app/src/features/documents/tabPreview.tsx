import { accent, paper, Preview } from '../../screen/Preview';

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
