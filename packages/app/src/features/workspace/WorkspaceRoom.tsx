import { SplitPanes } from '@seedbed/ui/split-panes';
import { Fragment, useRef, type CSSProperties, type RefObject } from 'react';
import { smallestPane } from '../../constants';
import { panelIdOf, TabPanel, type PanelPlace } from './TabPanel';
import { useMedia } from './useMedia';
import { upright } from './windows';
import {
  homeId,
  pairKey,
  shownTabs,
  type PaneSizes,
  type WorkspaceCommand,
  type WorkspaceState,
  type WorkspaceTab,
} from './workspace';
import * as styles from './Workspace.css';

export interface WorkspaceRoomProps {
  state: WorkspaceState;
  /** Where the focus was when the open chooser opened. */
  origin: RefObject<Element | null>;
  command: (command: WorkspaceCommand) => void;
}

const even: PaneSizes = [50, 50];
const limits = [{ min: smallestPane }, { min: smallestPane }];

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
 * where a panel stands is a matter of style. The divider of a split lies over them.
 */
export function WorkspaceRoom({ state, origin, command }: WorkspaceRoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isUpright = useMedia(upright);
  const shown = shownTabs(state);
  const [first] = shown;
  const key = pairKey(state, state.activeId);
  const sizes = (key && state.sizes[key]) || even;
  const share = shareOf(sizes);

  const placeOf = (id: string): PanelPlace => {
    const at = shown.findIndex((tab) => tab.id === id);
    if (at < 0) return 'hidden';
    return shown.length === 1 ? 'whole' : at === 0 ? 'first' : 'second';
  };
  const draw = ([left]: readonly number[]) =>
    ref.current?.style.setProperty('--workspace-split', String(left));

  return (
    <div ref={ref} className={styles.room} style={{ '--workspace-split': share } as CSSProperties}>
      {byAge(state.tabs).map((tab) => (
        <Fragment key={tab.id}>
          <TabPanel
            tab={tab}
            place={placeOf(tab.id)}
            isActive={tab.id === state.activeId}
            origin={origin}
            command={command}
          />
          {/* Between its panes for the Tab key as well. */}
          {key && tab === first && (
            <div className={styles.divider}>
              <SplitPanes
                key={key}
                orientation={isUpright ? 'vertical' : 'horizontal'}
                limits={limits}
                sizes={[share, 100 - share]}
                onResize={draw}
                onSizesChange={(next) => {
                  draw(next);
                  command({ do: 'setSizes', id: first.id, sizes: next });
                }}
              >
                {/* The divider names its slots as what it sizes: the panels belong to them. */}
                {shown.map(({ id }) => (
                  <div key={id} aria-owns={panelIdOf(id)} />
                ))}
              </SplitPanes>
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}
