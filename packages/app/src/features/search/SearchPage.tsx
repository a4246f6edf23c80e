import { Button } from '@seedbed/ui/button';
import { History, Plus } from '@seedbed/ui/icons';
import { useAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import { PageTitle } from '../../screen/PageTitle';
import { HeaderLabel, ShellHeader } from '../../shell';
import { EmptySearch } from './ask/EmptySearch';
import { historyHiddenAtom } from './history/history.atom';
import { HistoryPanel } from './history/HistoryPanel';
import { SearchComposer } from './ask/SearchComposer';
import * as styles from './SearchPage.css';
import { Thread } from './thread/Thread';
import { useSearch } from './useSearch';

/** Asking, and reading what was answered. */
export function SearchPage() {
  const search = useSearch();
  const [isHistoryHidden, setIsHistoryHidden] = useAtom(historyHiddenAtom);
  const thread = useRef<HTMLDivElement>(null);
  const isNew = search.conversationId === undefined && !search.live;
  const { ask: send } = search;
  const ask = useCallback((question: string) => void send(question), [send]);
  const composer = (
    <SearchComposer
      sent={search.sending}
      isPending={search.isAnswering}
      onStop={search.stop}
      onAsk={search.ask}
      literature={search.literature}
      scope={search.scope}
    />
  );
  return (
    <>
      <PageTitle>Search</PageTitle>
      <ShellHeader
        title={isNew ? undefined : 'Search'}
        actions={
          <>
            <Button
              variant="quiet"
              aria-expanded={!isHistoryHidden}
              onPress={() => setIsHistoryHidden(!isHistoryHidden)}
            >
              <History size={16} />
              <HeaderLabel>History</HeaderLabel>
            </Button>
            <Button onPress={search.startNew}>
              <Plus size={16} />
              <HeaderLabel>New search</HeaderLabel>
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        {!isHistoryHidden && (
          <div className={styles.history}>
            <HistoryPanel
              selectedId={search.conversationId}
              onSelect={() => {
                // Where there is no room for both, the history stands in the thread's place.
                if (!thread.current?.checkVisibility()) setIsHistoryHidden(true);
              }}
              onDelete={search.remove}
            />
          </div>
        )}
        <div ref={thread} className={styles.thread}>
          {isNew ? (
            <EmptySearch onAsk={ask}>{composer}</EmptySearch>
          ) : (
            <>
              <Thread
                conversationId={search.conversationId}
                foundId={search.foundId}
                live={search.live}
                onFoundUnderWay={search.attach}
                onAsk={ask}
              />
              <div className={styles.dock}>
                <div className={styles.dockInner}>
                  <div className={styles.dockBox}>{composer}</div>
                </div>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}
