import { http, HttpResponse } from 'msw';

/** Draws the pictures of the seeded articles, so that stories need no network. */
export const pictures = http.get('https://pictures.seedbed.test/:name', ({ params: { name } }) => {
  const hue = [...String(name)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="hsl(${hue} 35% 72%)"/><circle cx="11" cy="5" r="3" fill="hsl(${hue} 40% 52%)"/></svg>`;
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
});
