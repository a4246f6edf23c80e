import type { GardenHighlight } from '@seedbed/server/contract';

/** The stretch of an element's text that is selected; null where none is. */
export function selectionIn(element: HTMLElement): GardenHighlight | null {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (range.collapsed || !element.contains(range.commonAncestorContainer)) return null;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

function* textsOf(element: HTMLElement): Generator<{ node: Text; start: number }> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    yield { node: node as Text, start };
    start += (node as Text).length;
  }
}

/** The texts of an element's blocks, one after the other: together they are its text. Lines are blocks. */
export function blocksOf(element: HTMLElement): string[] {
  const blocks: { of: Element | null; text: string }[] = [];
  for (const { node } of textsOf(element)) {
    const of = node.parentElement?.closest('p, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, pre') ?? null;
    const last = blocks.at(-1);
    if (last && last.of === of) last.text += node.data;
    else blocks.push({ of, text: node.data });
  }
  return blocks.flatMap(({ text }) => text.split(/(?<=\n)/));
}

function rangeOf(element: HTMLElement, { start, end }: GardenHighlight): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  for (const { node, start: at } of textsOf(element)) {
    if (start >= at && start < at + node.length) range.setStart(node, start - at);
    if (end > at && end <= at + node.length) range.setEnd(node, end - at);
  }
  return range;
}

/** Selects a stretch of an element's text, and brings it into view. */
export function select(element: HTMLElement, stretch: GardenHighlight): void {
  const range = rangeOf(element, stretch);
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const end = range.endContainer;
  (end instanceof HTMLElement ? end : end.parentElement)?.scrollIntoView({ block: 'nearest' });
}

/** What painted stretches are called in the style sheet. */
const paintName = 'seedbed-garden';

/** Marks stretches of an element's text without changing what is drawn; where browsers cannot, they are only listed. */
export function paint(element: HTMLElement, stretches: readonly GardenHighlight[]): void {
  if (!('highlights' in CSS)) return;
  if (stretches.length === 0) CSS.highlights.delete(paintName);
  else CSS.highlights.set(paintName, new Highlight(...stretches.map((stretch) => rangeOf(element, stretch))));
}
