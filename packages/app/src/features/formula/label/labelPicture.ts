import { factsLabelSvg, type FactsSheet } from '@seedbed/ui/facts-label';
import { saveFile } from '../../../screen/saveFile';

/** What a file may be called: no signs that a file system gives a meaning. */
const fileNameOf = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ()-]+/gu, ' ').trim() || 'Label';

/** Hands a picture of a label to the reader as a file. */
export function downloadLabel(sheet: FactsSheet, name: string): void {
  saveFile(`${fileNameOf(name)}.svg`, new Blob([factsLabelSvg(sheet)], { type: 'image/svg+xml' }));
}

const printStyle =
  '@page { margin: 12mm } body { margin: 0 } svg { display: block; break-inside: avoid; margin-bottom: 8mm }';

/** Prints labels at their own size and nothing of the page around them. */
export function printLabels(sheets: readonly FactsSheet[], title: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position: fixed; inline-size: 0; block-size: 0; border: 0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = title;
  const style = page.createElement('style');
  style.textContent = printStyle;
  page.head.append(style);
  const parser = new DOMParser();
  for (const sheet of sheets) {
    page.body.append(parser.parseFromString(factsLabelSvg(sheet), 'image/svg+xml').documentElement);
  }
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}
