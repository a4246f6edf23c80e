'use client';
import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { scrollBehavior } from '../internal/scrollBehavior';
import { scrollToShow } from '../internal/scrollToShow';
import { useControlled } from '../internal/useControlled';
import * as styles from './PanelTabs.css';

/** One section of a panel: its tab, and what lies under it. */
export interface PanelTab<Id extends string = string> {
  /** Names the section for the page. */
  id: Id;
  /** Words on the tab. */
  label: string;
  /** A few quiet characters behind the label, such as a count; part of the tab's name. */
  note?: string;
  /** What is shown while the tab is selected. */
  content: ReactNode;
  /** Takes the tab out of reach. Say why next to it. @default false */
  isDisabled?: boolean;
}

export interface PanelTabsProps<Id extends string = string> {
  /** Names the row of tabs. */
  label: string;
  /** The sections in their order. */
  tabs: readonly PanelTab<Id>[];
  /** The section that is shown, where the page keeps it. */
  selectedId?: Id;
  /** The section it begins with, where it keeps its own. @default the first that is in reach */
  defaultSelectedId?: Id;
  /** Another section was chosen. */
  onSelect?: (id: Id) => void;
  /**
   * Keeps what was not chosen on the page, out of sight and out of reach, so that it stays as it was left. Without it,
   * only the section that is shown exists.
   * @default false
   */
  keepsPanels?: boolean;
}

/** How much of the neighbour shows when the row scrolls, in px: enough to see that there is one. */
const neighbour = 40;

/** What is on a tab; the chosen one is scrolled into sight. */
function TabFace({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const face = useRef<HTMLSpanElement>(null);
  // Only the row is scrolled: scrollIntoView would also move the page under the reader.
  useEffect(() => {
    const tab = face.current?.parentElement;
    const row = tab?.parentElement;
    if (!tab || !row || !isSelected) return;
    const left = scrollToShow(tab.getBoundingClientRect(), row.getBoundingClientRect(), neighbour);
    row.scrollBy({ left, behavior: scrollBehavior() });
  }, [isSelected]);
  return (
    <span ref={face} className={styles.face}>
      {children}
    </span>
  );
}

/** What lies under each tab, by its id. */
const PanelContents = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** What lies under a tab. It comes past the tabs: whenever these are drawn they measure all that is in their panel. */
function PanelContent({ id }: { id: string }) {
  return useContext(PanelContents).get(id);
}

type Face = Omit<PanelTab, 'content'>;

interface TabFrameProps {
  label: string;
  faces: readonly Face[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  keepsPanels: boolean;
}

const isSameFace = (one: Face, other: Face | undefined) =>
  one.id === other?.id &&
  one.label === other.label &&
  one.note === other.note &&
  one.isDisabled === other.isDisabled;

const isSameFrame = (one: TabFrameProps, other: TabFrameProps) =>
  one.label === other.label &&
  one.selectedId === other.selectedId &&
  one.onSelect === other.onSelect &&
  one.keepsPanels === other.keepsPanels &&
  one.faces.length === other.faces.length &&
  one.faces.every((face, at) => isSameFace(face, other.faces[at]));

/** The row of tabs with a place for what lies under each; drawn again only when the tabs are others. */
const TabFrame = memo(function TabFrame({ label, faces, selectedId, onSelect, keepsPanels }: TabFrameProps) {
  return (
    <Tabs
      className={styles.frame}
      selectedKey={selectedId}
      // The keys of the collection are the ids of `faces`.
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {faces.map(({ id, label: words, note, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
            {({ isSelected }) => (
              <TabFace isSelected={isSelected}>
                {words}
                {note && <span className={styles.note}>{note}</span>}
              </TabFace>
            )}
          </Tab>
        ))}
      </TabList>
      {faces.map(({ id }) => (
        <TabPanel key={id} id={id} shouldForceMount={keepsPanels} className={styles.panel}>
          <PanelContent id={id} />
        </TabPanel>
      ))}
    </Tabs>
  );
}, isSameFrame);

/** The sections of one panel, one at a time: for a bench that is too narrow to show its parts side by side. */
export function PanelTabs<Id extends string = string>({
  label,
  tabs,
  selectedId: keptId,
  defaultSelectedId,
  onSelect,
  keepsPanels = false,
}: PanelTabsProps<Id>) {
  const [selectedId, select] = useControlled<Id | undefined>({
    value: keptId,
    defaultValue: defaultSelectedId ?? tabs.find(({ isDisabled }) => !isDisabled)?.id,
  });
  // A selection is set once more where the tab that had it went; only a change is told.
  const handleSelect = (id: Id) => {
    if (id === selectedId) return;
    select(id);
    onSelect?.(id);
  };
  const latest = useRef(handleSelect);
  useLayoutEffect(() => {
    latest.current = handleSelect;
  });
  // The ids of the faces are those of `tabs`.
  const choose = useCallback((id: string) => latest.current(id as Id), []);
  return (
    <PanelContents value={new Map(tabs.map(({ id, content }) => [id, content]))}>
      <TabFrame
        label={label}
        faces={tabs}
        selectedId={selectedId}
        onSelect={choose}
        keepsPanels={keepsPanels}
      />
    </PanelContents>
  );
}
