/** What React did on a page. */
export interface ReactWatch {
  commits: number;
  /** Tabs of a tab list that it drew again. */
  tabs: number;
}

declare global {
  interface Window {
    reactSince: () => ReactWatch;
  }
}

/** The part of React's fibres that is read here; React DevTools reads the same. */
interface Fiber {
  tag: number;
  flags: number;
  stateNode: unknown;
  memoizedProps: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

/**
 * Counts commits through the hook that React offers its DevTools, which production builds call as well.
 * Runs in the page before anything else, so it may use nothing from outside itself.
 */
export function watchReact(): void {
  const hostTag = 5;
  const performedWork = 1;
  let commits = 0;
  const drawnTabs = new Set<Element>();

  const tabAround = (fiber: Fiber): Element | null => {
    for (let at: Fiber | null = fiber; at; at = at.return)
      if (at.tag === hostTag && at.stateNode instanceof Element) return at.stateNode.closest('[role=tab]');
    return null;
  };
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate;
    const isHost = fiber.tag === hostTag;
    const isDrawn = isHost
      ? fiber.memoizedProps !== before?.memoizedProps && (fiber.stateNode as Element).role === 'tab'
      : (fiber.flags & performedWork) !== 0;
    const tab = isDrawn ? tabAround(fiber) : null;
    if (tab) drawnTabs.add(tab);
    // Where the child is the same object, React did not go down in this commit.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        commits += 1;
        visit(root.current);
      },
      onCommitFiberUnmount: () => undefined,
    },
    reactSince: () => {
      const seen = { commits, tabs: drawnTabs.size };
      commits = 0;
      drawnTabs.clear();
      return seen;
    },
  });
}
