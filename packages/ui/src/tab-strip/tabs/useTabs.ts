import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { heirOf, withMove, withoutTab, withTitle } from './changes';
import type { StripTab, TabDrop } from './tabs';

/** A tab with what it shows. */
export interface TabStripTab extends StripTab {
  /** Before the title; decoration, the title alone is the name. */
  icon?: ReactNode;
}

/** Who holds the tabs, and who is told of what happens to them. */
export interface TabsOptions {
  /** The tabs (controlled). Keep the objects of tabs that did not change: only changed ones are drawn again. */
  tabs?: readonly TabStripTab[];
  /**
   * The first tabs; from then on the strip holds them, and closes, moves and renames them itself.
   * @default []
   */
  defaultTabs?: readonly TabStripTab[];
  /** All tabs after a change. With it, controlled tabs can be closed, moved and renamed. */
  onTabsChange?: (tabs: readonly TabStripTab[]) => void;
  /** The active tab (controlled). */
  activeId?: string;
  /** The first active tab. @default the first one */
  defaultActiveId?: string;
  /** Another tab was activated. */
  onActivate?: (id: string) => void;
  /** Close button, Delete, middle press or menu. Controlled tabs without it and `onTabsChange` do not close. */
  onClose?: (id: string) => void;
  /**
   * A tab, or the pair that starts with it, lands beside another. Controlled tabs without it and `onTabsChange` do
   * not move.
   */
  onMove?: (id: string, drop: TabDrop) => void;
  /** F2 or menu. Controlled tabs without it and `onTabsChange` are not renamed. */
  onRename?: (id: string, title: string) => void;
  /** The new-tab button, which is there with it. A tab that it returns is added at the end and activated. */
  onNewTab?: () => TabStripTab | undefined | void;
}

const noTabs: readonly TabStripTab[] = [];

/** What can be done to the tabs. The functions stay the same between renders. */
export interface Tabs {
  tabs: readonly TabStripTab[];
  activeId: string | undefined;
  canClose: boolean;
  canMove: boolean;
  canRename: boolean;
  activate: (id: string) => void;
  close: (id: string) => void;
  move: (id: string, drop: TabDrop) => void;
  rename: (id: string, title: string) => void;
  addNew: () => void;
}

/** The active tab where the strip holds it: always one of the tabs, whoever takes some away. */
function useOwnActive(tabs: readonly StripTab[], first: string | undefined) {
  const [before, setBefore] = useState(tabs);
  const [activeId, setActiveId] = useState(first ?? tabs[0]?.id);
  if (before !== tabs) setBefore(tabs);
  const holds = (id: string | undefined) => tabs.some((tab) => tab.id === id);
  if (before === tabs || holds(activeId)) return [activeId, setActiveId] as const;
  const heir = activeId === undefined ? undefined : heirOf(before, activeId);
  const next = holds(heir) ? heir : tabs[0]?.id;
  setActiveId(next);
  return [next, setActiveId] as const;
}

/** The tabs, held by the consumer or here. */
export function useTabs(options: TabsOptions): Tabs {
  const [ownTabs, setOwnTabs] = useState(options.defaultTabs ?? noTabs);
  const tabs = options.tabs ?? ownTabs;
  const [ownActiveId, setOwnActiveId] = useOwnActive(tabs, options.defaultActiveId);
  const activeId = options.activeId ?? ownActiveId;
  const isHolder = !options.tabs || Boolean(options.onTabsChange);

  const latest = useRef({ options, tabs, activeId, isHolder });
  useLayoutEffect(() => {
    latest.current = { options, tabs, activeId, isHolder };
  });

  const change = useCallback((next: readonly TabStripTab[]) => {
    const { options: now, isHolder: holds } = latest.current;
    if (!holds) return;
    if (!now.tabs) setOwnTabs(next);
    now.onTabsChange?.(next);
  }, []);
  const activate = useCallback(
    (id: string) => {
      const { options: now, activeId: before } = latest.current;
      if (id === before) return;
      if (now.activeId === undefined) setOwnActiveId(id);
      now.onActivate?.(id);
    },
    [setOwnActiveId],
  );
  const close = useCallback(
    (id: string) => {
      const now = latest.current;
      const heir = now.isHolder && now.activeId === id ? heirOf(now.tabs, id) : undefined;
      now.options.onClose?.(id);
      change(withoutTab(now.tabs, id));
      if (heir !== undefined) activate(heir);
    },
    [change, activate],
  );
  const move = useCallback(
    (id: string, drop: TabDrop) => {
      latest.current.options.onMove?.(id, drop);
      change(withMove(latest.current.tabs, id, drop));
    },
    [change],
  );
  const rename = useCallback(
    (id: string, title: string) => {
      latest.current.options.onRename?.(id, title);
      change(withTitle(latest.current.tabs, id, title));
    },
    [change],
  );
  const addNew = useCallback(() => {
    const added = latest.current.options.onNewTab?.();
    if (!added || !latest.current.isHolder) return;
    change([...latest.current.tabs, added]);
    activate(added.id);
  }, [change, activate]);

  return {
    tabs,
    activeId,
    canClose: isHolder || Boolean(options.onClose),
    canMove: isHolder || Boolean(options.onMove),
    canRename: isHolder || Boolean(options.onRename),
    activate,
    close,
    move,
    rename,
    addNew,
  };
}
