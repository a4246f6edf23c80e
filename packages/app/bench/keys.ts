/** Runs in the page: marks each key that writes, and the frame after what follows it was drawn. */
export function markKeys(followed: string): void {
  let isPressed = false;
  const press = ({ key }: KeyboardEvent) => {
    if (key.length !== 1) return;
    isPressed = true;
    performance.mark('key-pressed');
  };
  window.addEventListener('keydown', press, { capture: true });
  const isFollowed = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest(followed) !== null;
  };
  new MutationObserver((changes) => {
    if (!isPressed || !changes.some(isFollowed)) return;
    isPressed = false;
    requestAnimationFrame(() => setTimeout(() => performance.mark('key-drawn')));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
