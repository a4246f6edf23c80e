import { Button } from '@seedbed/ui/button';
import { History, Plus } from '@seedbed/ui/icons';
import { useAtom } from 'jotai';
import { PageTitle } from '../../PageTitle';
import { ShellHeader } from '../../shell/ShellHeader';
import { EmptySearch } from './EmptySearch';
import { historyHiddenAtom } from './history.atom';
import { HistoryPanel } from './HistoryPanel';
import { SearchComposer } from './SearchComposer';
import * as styles from './SearchPage.css';
import { Thread } from './Thread';
import { useSearch } from './useSearch';

/** Where the history takes the thread's place instead of standing beside it. */
const narrow = '(max-width: 900px)';

/** Asking, and reading what was answered. */
export function SearchPage() {
  const search = useSearch();
  const [isHistoryHidden, setIsHistoryHidden] = useAtom(historyHiddenAtom);
  const isNew = search.conversationId === undefined && !search.live;
  const composer = <SearchComposer isPending={search.isAnswering} onStop={search.stop} onAsk={search.ask} />;
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
              History
            </Button>
            <Button onPress={search.startNew}>
              <Plus size={16} />
              New search
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
                if (matchMedia(narrow).matches) setIsHistoryHidden(true);
              }}
              onDelete={search.remove}
            />
          </div>
        )}
        <div className={styles.thread}>
          {isNew ? (
            <EmptySearch onAsk={(question) => void search.ask(question)}>{composer}</EmptySearch>
          ) : (
            <>
              <Thread
                conversationId={search.conversationId}
                live={search.live}
                onFoundUnderWay={search.attach}
                onAskAgain={(question) => void search.ask(question)}
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
