import { accent, accentFill, paper, Preview } from '../../screen/Preview';

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
