import { SplitPaneDivider } from '@seedbed/ui/split-panes';
import { useKeptPanels } from '@seedbed/ui/tab-strip';
import { Fragment, useRef, type CSSProperties, type RefObject } from 'react';
import { keptTabs, smallestPane } from '../../constants';
import { useMedia } from '../../screen/useMedia';
import { panelIdOf, TabPanel, type PanelPlace } from './tabs/TabPanel';
import { upright } from './windows';
import {
  homeId,
  pairKey,
  shownTabs,
  type PaneSizes,
  type WorkspaceCommand,
  type WorkspaceState,
  type WorkspaceTab,
} from './state/workspace';
import * as styles from './Workspace.css';

export interface WorkspaceRoomProps {
  state: WorkspaceState;
  /** Where the focus was when the open chooser opened. */
  origin: RefObject<Element | null>;
  command: (command: WorkspaceCommand) => void;
}

const even: PaneSizes = [50, 50];

/** The first pane's share as it is drawn: within its limits, whatever was stored. */
const shareOf = ([first, second]: PaneSizes) =>
  Math.min(100 - smallestPane, Math.max(smallestPane, (100 * first) / (first + second)));

/**
 * The order in which tabs were made: Home, then by their ids, which are moments. It has the left half of every split
 * before the right one, and no command changes it.
 */
const byAge = (tabs: readonly WorkspaceTab[]) => tabs.toSorted((one, other) => ageOf(one) - ageOf(other));
const ageOf = ({ id }: WorkspaceTab) => (id === homeId ? 0 : Number(id));

/**
 * The panels of all tabs, side by side in the document and never moved in it, since that would lose what is scrolled:
 * where a panel stands is a matter of style.
 */
export function WorkspaceRoom({ state, origin, command }: WorkspaceRoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isUpright = useMedia(upright);
  const shown = shownTabs(state);
  const [first] = shown;
  const key = pairKey(state, state.activeId);
  const sizes = (key && state.sizes[key]) || even;
  const share = shareOf(sizes);

  const ids = state.tabs.map(({ id }) => id);
  const drawn = useKeptPanels({ ids, shown: shown.map(({ id }) => id), limit: keptTabs });

  const placeOf = (id: string): PanelPlace => {
    const at = shown.findIndex((tab) => tab.id === id);
    if (at < 0) return 'hidden';
    return shown.length === 1 ? 'whole' : at === 0 ? 'first' : 'second';
  };

  return (
    <div ref={ref} className={styles.room} style={{ '--workspace-split': share } as CSSProperties}>
      {byAge(state.tabs).map((tab) => (
        <Fragment key={tab.id}>
          <TabPanel
            tab={tab}
            place={placeOf(tab.id)}
            isActive={tab.id === state.activeId}
            isDrawn={drawn.includes(tab.id)}
            origin={origin}
            command={command}
          />
          {/* Between its panes for the Tab key as well. */}
          {key && tab === first && (
            <div className={styles.divider}>
              <SplitPaneDivider
                key={key}
                groupRef={ref}
                controls={panelIdOf(first.id)}
                orientation={isUpright ? 'vertical' : 'horizontal'}
                min={smallestPane}
                max={100 - smallestPane}
                size={share}
                onResize={(next) => ref.current?.style.setProperty('--workspace-split', String(next))}
                onSizeChange={(next) => command({ do: 'setSizes', id: first.id, sizes: [next, 100 - next] })}
              />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}
