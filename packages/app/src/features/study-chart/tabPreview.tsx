import { accent, accentFill, Preview } from '../../screen/Preview';

/** Effect against dose, every study a point. */
export const studyChartPreview = (
  <Preview>
    <path d="M36 18v108h184" />
    <path d="M30 44h6M30 72h6M30 100h6M80 126v6M126 126v6M172 126v6" />
    <path {...accent} d="M44 118c30-4 44-22 62-44s44-34 106-36" />
    <path d="M70 92v24M112 54v28M152 36v24M194 30v18" />
    <g {...accentFill}>
      <circle cx="70" cy="104" r="5" />
      <circle cx="112" cy="68" r="5" />
      <circle cx="152" cy="48" r="5" />
      <circle cx="194" cy="39" r="5" />
    </g>
  </Preview>
);
