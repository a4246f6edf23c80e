import { accent, accentFill, paper, Preview } from '../../screen/Preview';

/** Makers, what they ask, and the one that was written to. */
export const suppliersPreview = (
  <Preview>
    <path {...paper} d="M24 126V76l26 18V76l26 18V76l26 18V44h14v82z" />
    <path d="M40 126v-14h12v14M70 126v-14h12v14" />
    <path d="M140 36h76M140 48h46M140 78h76M140 90h52M140 120h76M140 132h36" />
    <path {...accent} d="M106 34c0-8 10-8 10-16" />
    <path {...accentFill} d="M196 42h20v12h-20z" />
  </Preview>
);
