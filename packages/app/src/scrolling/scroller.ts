/** The element that scrolls what `element` lies in: the panel of a tab in the workspace, else the page. */
export function scrollerOf(element: Element | null): Element {
  return element?.closest('[data-scroller]') ?? document.documentElement;
}
