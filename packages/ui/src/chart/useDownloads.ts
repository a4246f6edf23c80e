import type { RefObject } from 'react';

/** What a file may be called: no signs that a file system gives a meaning. */
const fileNameOf = (name: string): string => name.replaceAll(/[^\p{L}\p{N}()-]+/gu, ' ').trim() || 'Chart';

/** What a drawing needs to look the same without the page's styles. */
const drawnBy = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** How much sharper a PNG is than the screen's own pixels. */
const sharpness = 2;

interface Drawn {
  /** Holds the drawing. */
  box: RefObject<HTMLElement | null>;
  /** Names it. */
  label: string;
  /** What the files are called, without an ending. */
  name: string;
}

/** Hands a chart to the reader as a file. */
export function useDownloads(drawn: Drawn) {
  const save = (content: Blob, ending: string) => {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${fileNameOf(drawn.name)}.${ending}`;
    link.click();
    // The browser reads the file after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return {
    csv: (table: string) => save(new Blob(['\uFEFF', table], { type: 'text/csv' }), 'csv'),
    svg: () => save(new Blob([pictureOf(drawn)], { type: 'image/svg+xml' }), 'svg'),
    png: async () => save(await pixelsOf(drawn), 'png'),
  };
}

/** The drawing by itself: its styles are written into it, and its paper is under it. */
function pictureOf({ box, label }: Drawn): string {
  const source = box.current?.querySelector('svg');
  if (!source) throw new Error('The chart is not drawn yet.');
  const copy = source.cloneNode(true) as SVGSVGElement;
  const from = source.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, at) => {
    const original = from[at];
    if (!original) return;
    const styles = getComputedStyle(original);
    for (const name of drawnBy) element.setAttribute(name, styles.getPropertyValue(name));
    for (const name of ['class', 'role', 'tabindex', 'aria-selected']) element.removeAttribute(name);
  });
  const { width, height } = source.getBoundingClientRect();
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('role', 'img');
  copy.setAttribute('aria-label', label);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const page = getComputedStyle(document.body).backgroundColor;
  const attributes = { width, height, fill: page };
  for (const [name, value] of Object.entries(attributes)) paper.setAttribute(name, String(value));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

async function pixelsOf(drawn: Drawn): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(drawn))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * sharpness;
  canvas.height = image.naturalHeight * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
  });
}
