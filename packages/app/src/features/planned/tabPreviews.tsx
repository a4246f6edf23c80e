import { accent, accentFill, paper, Preview } from '../../screen/Preview';

/** A list, half of it done. */
export const tasksPreview = (
  <Preview>
    <rect {...accentFill} x="26" y="18" width="18" height="18" rx="4" />
    <path {...accent} d="m31 27 3 4 6-8" />
    <rect {...accentFill} x="26" y="50" width="18" height="18" rx="4" />
    <path {...accent} d="m31 59 3 4 6-8" />
    <rect {...paper} x="26" y="82" width="18" height="18" rx="4" />
    <rect {...paper} x="26" y="114" width="18" height="18" rx="4" />
    <path d="M58 27h90M58 59h120M58 91h104M58 123h70M190 91h24M150 123h24" />
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

/** Three futures of the same product, one of them chosen. */
export const scenariosPreview = (
  <Preview>
    <rect {...paper} x="18" y="34" width="60" height="100" rx="6" />
    <rect {...accentFill} x="90" y="18" width="60" height="116" rx="6" />
    <rect {...paper} x="162" y="34" width="60" height="100" rx="6" />
    <path d="M30 50h24M30 116V92M42 116V98M54 116v-14M66 116v-6M174 50h24M174 116v-14M186 116V90M198 116V78M210 116V66" />
    <path {...accent} d="M102 34h24M102 116V98M114 116V86M126 116V72M138 116V58" />
  </Preview>
);
