import { accentFill, Preview } from '../../screen/Preview';

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
