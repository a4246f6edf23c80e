import { accentInk, ink } from '../../screen/ink';

/** A raised bed behind a low fence, one of its plants in leaf. */
export function GardenPicture() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" strokeLinejoin="round">
      <path {...ink} d="M16 108h128" />
      <path {...ink} d="M28 84h104v24H28z" />
      <path {...ink} d="M36 84c4-5 10-5 14 0M110 84c4-5 10-5 14 0" />
      <path {...ink} d="M43 80V64M117 80V58" />
      <path {...ink} d="M43 68c0-6-5-10-12-10 0 7 5 11 12 10ZM117 64c0-6 5-10 12-10 0 7-5 11-12 10Z" />
      <path {...accentInk} d="M80 84V34" />
      <path {...accentInk} d="M80 44c0-11 8-20 22-20 0 14-9 21-22 20Z" />
      <path {...accentInk} d="M80 58c0-9-7-16-18-16 0 11 7 17 18 16Z" />
      <path {...ink} d="M44 96h8M66 96h8M88 96h8M110 96h8" />
    </svg>
  );
}
