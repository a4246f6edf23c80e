import { SplitPanes } from '@seedbed/ui/split-panes';
import { useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { smallestPane } from '../../constants';
import { panelIdOf, TabPanel, type PanelPlace } from './TabPanel';
import { pairKey, shownTabs, type PaneSizes, type WorkspaceCommand, type WorkspaceState } from './workspace';
import * as styles from './Workspace.css';

export interface WorkspaceRoomProps {
  state: WorkspaceState;
  command: (command: WorkspaceCommand) => void;
}

const even: PaneSizes = [50, 50];
const limits = [{ min: smallestPane }, { min: smallestPane }];

/** The first pane's share as it is drawn: within its limits, whatever was stored. */
const shareOf = ([first, second]: PaneSizes) =>
  Math.min(100 - smallestPane, Math.max(smallestPane, (100 * first) / (first + second)));

/**
 * The panels of all tabs, side by side in the document and never moved in it: where a panel stands is a matter of
 * style, so that nothing in it is lost. The divider of a split lies over them.
 */
export function WorkspaceRoom({ state, command }: WorkspaceRoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(subscribe, isNarrowNow);
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
      {state.tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          tab={tab}
          place={placeOf(tab.id)}
          isActive={tab.id === state.activeId}
          command={command}
        />
      ))}
      {key && first && (
        <div className={styles.divider}>
          <SplitPanes
            key={key}
            orientation={isNarrow ? 'vertical' : 'horizontal'}
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
    </div>
  );
}

const narrow = '(max-width: 767px)';
const isNarrowNow = () => matchMedia(narrow).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
