import { accent, accentFill, paper, Preview } from '../../screen/Preview';

/** Three beds; what grows in them is at different heights. */
export const gardenPreview = (
  <Preview>
    <path d="M16 126h208" />
    <path {...paper} d="M26 126v-16h52v16M94 126v-16h52v16M162 126v-16h52v16" />
    <path {...accent} d="M52 110V88M120 110V52M188 110V74" />
    <path {...accentFill} d="M52 88c-10 0-15-5-16-14 10 0 15 5 16 14ZM52 94c0-9 5-14 15-15 0 9-5 14-15 15Z" />
    <path
      {...accentFill}
      d="M120 84c-12 0-18-6-19-17 12 0 18 6 19 17ZM120 74c0-11 6-17 18-18 0 11-6 17-18 18ZM120 52c-9-6-9-18 0-28 9 10 9 22 0 28Z"
    />
    <path
      {...accentFill}
      d="M188 92c-11 0-16-5-17-15 11 0 16 5 17 15ZM188 82c0-10 5-15 16-16 0 10-5 15-16 16Z"
    />
  </Preview>
);
