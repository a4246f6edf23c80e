import type { Conversation } from '@seedbed/server/contract';
import { Button, IconButton } from '@seedbed/ui/button';
import { SearchField } from '@seedbed/ui/field';
import { Trash2 } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { errorWords } from '../../../api/problem';
import { useFocusAfterDelete } from '../../../focus/useFocusAfterDelete';
import { useConversations } from '../conversations.api';
import * as styles from './History.css';
import { filterHistory, groupHistory } from './historyFilter';
import { conversationHref } from '../searchAddress';

/** So many past searches are found by eye; from here on a filter helps. */
const filterFrom = 8;

export interface HistoryPanelProps {
  selectedId: number | undefined;
  /** A past search was chosen, the one that is open already included. */
  onSelect: () => void;
  onDelete: (conversation: Conversation) => void;
}

/** The past searches. */
export function HistoryPanel({ selectedId, onSelect, onDelete }: HistoryPanelProps) {
  const { data: conversations, error, mutate } = useConversations();
  const [text, setText] = useState('');
  const panel = useRef<HTMLElement>(null);
  const rows = () => [...(panel.current?.querySelectorAll('li') ?? [])];
  const noteDelete = useFocusAfterDelete(conversations?.length, (row) => {
    const next = rows()
      .slice(0, row + 1)
      .at(-1);
    (next ?? panel.current)?.querySelector('a')?.focus();
  });
  const handleDelete = (conversation: Conversation) => {
    noteDelete(rows().findIndex((row) => row.contains(document.activeElement)));
    onDelete(conversation);
  };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="history-title">
      <div className={styles.words}>
        <Heading level={2} size="body" id="history-title">
          Recent searches
        </Heading>
      </div>
      {conversations && conversations.length >= filterFrom && (
        <SearchField label="Find a search" isLabelHidden placeholder="Find" value={text} onChange={setText} />
      )}
      {selectedId === undefined && (
        <div className={styles.row} data-current>
          <Link href="/v1/search" aria-current="page" onPress={onSelect}>
            New search
          </Link>
        </div>
      )}
      {conversations ? (
        <HistoryGroups {...{ conversations, text, selectedId, onSelect, onDelete: handleDelete }} />
      ) : error ? (
        <Notice tone="critical" action={<Button onPress={() => void mutate()}>Try again</Button>}>
          Past searches could not be loaded. {errorWords(error)}
        </Notice>
      ) : (
        <div className={styles.words} aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
    </section>
  );
}

type HistoryGroupsProps = HistoryPanelProps & { conversations: readonly Conversation[]; text: string };

function HistoryGroups({ conversations, text, selectedId, onSelect, onDelete }: HistoryGroupsProps) {
  const [now] = useState(() => new Date());
  const groups = useMemo(
    () => groupHistory(filterHistory(conversations, text), now),
    [conversations, text, now],
  );
  if (groups.length === 0) {
    return (
      <div className={styles.words}>
        <Text as="p" tone="quiet" role="status">
          {text.trim() ? 'No past search matches.' : 'What you ask is kept here.'}
        </Text>
      </div>
    );
  }
  return groups.map((group) => (
    <div key={group.label} className={styles.group}>
      <div className={styles.groupLabel}>
        <Heading level={3} size="body">
          <Text size="caption" tone="quiet" weight="medium">
            {group.label}
          </Text>
        </Heading>
      </div>
      <ul className={styles.group}>
        {group.conversations.map((conversation) => (
          <li
            key={conversation.id}
            className={styles.row}
            data-current={conversation.id === selectedId || undefined}
          >
            <Link
              href={conversationHref(conversation.id)}
              aria-current={conversation.id === selectedId ? 'page' : undefined}
              onPress={onSelect}
            >
              {conversation.title}
            </Link>
            <span className={styles.remove}>
              <IconButton
                size="small"
                label={`Delete ${conversation.title}`}
                onPress={() => onDelete(conversation)}
              >
                <Trash2 size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
