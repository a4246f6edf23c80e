import { maxQuestionLength } from '@seedbed/server/contract';
import { Composer } from '@seedbed/ui/composer';
import { useState } from 'react';
import { draftKeys } from '../../../constants';
import { useOwnDraft } from '../../../session';
import { LiteratureChip } from './LiteratureChip';
import * as styles from '../SearchPage.css';
import { ScopeChips } from './ScopeChips';
import type { LiteratureChoice } from './useLiterature';
import type { ScopeChoice } from './useScope';

export interface SearchComposerProps {
  /** The question on its way to the server; it stands above already. */
  sent: string | undefined;
  /** An answer is being written. */
  isPending: boolean;
  onStop: (() => void) | undefined;
  /** Asking public literature too; undefined where it cannot be chosen. */
  literature?: LiteratureChoice;
  /** What answers draw on. */
  scope?: ScopeChoice;
  /** Sends the question. Resolves once it is known whether the server took it: only then the box is emptied. */
  onAsk: (content: string) => Promise<boolean>;
}

/** The box to ask in. What is in it outlives a failure, a reload and a lost session. */
export function SearchComposer({ sent, isPending, onStop, onAsk, literature, scope }: SearchComposerProps) {
  const [draft, setDraft, forgetDraft] = useOwnDraft(draftKeys.search, '');
  const [sending, setSending] = useState<string>();

  async function handleSubmit(content: string) {
    setSending(draft);
    const isTaken = await onAsk(content);
    setSending(undefined);
    if (isTaken) forgetDraft(draft);
  }

  const composer = (
    <Composer
      label="Your question"
      placeholder="Ask anything..."
      value={sending === draft || sent === draft.trim() ? '' : draft}
      onChange={setDraft}
      onSubmit={(content) => void handleSubmit(content)}
      isPending={isPending || sending !== undefined}
      onStop={onStop}
      maxLength={maxQuestionLength}
      autoFocus={hasKeyboard() && !isAtTabs()}
    />
  );
  return (
    <div className={styles.asking}>
      {composer}
      {(scope || literature) && (
        <div className={styles.chipRow}>
          {scope && <ScopeChips {...scope} />}
          {literature && <LiteratureChip {...literature} />}
        </div>
      )}
    </div>
  );
}

/** On a phone the focus would bring up the keyboard over half the screen before anybody asked for it. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Who walks along the tabs of a workspace with the keys is not called away by the screen that one of them shows. */
const isAtTabs = () => Boolean(document.activeElement?.closest('[role=tablist], [role=menu]'));
