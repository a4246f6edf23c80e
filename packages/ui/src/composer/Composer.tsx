'use client';
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { IconButton } from '../button';
import { ArrowUp } from '../icons';
import { useControlled } from '../internal/useControlled';
import * as styles from './Composer.css';
import { isSubmitKey, measureRoom, type Room, toSubmission } from './submission';

export interface ComposerProps {
  /** Names the field. */
  label: string;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** The text, where the page keeps it. */
  value?: string;
  /**
   * What it begins with, where it keeps its own text.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the whole text after every change. */
  onChange?: (value: string) => void;
  /**
   * Called with the trimmed text; never with nothing, never while pending. The page clears `value` when it took the
   * text; a composer that keeps its own clears it by itself.
   */
  onSubmit: (text: string) => void;
  /**
   * An answer is being written: typing goes on, sending waits.
   * @default false
   */
  isPending?: boolean;
  /** Stops the answer. While pending its button takes the place of the sending one. */
  onStop?: () => void;
  /**
   * Name of the button that sends.
   * @default 'Send'
   */
  submitLabel?: string;
  /**
   * Name of the button that stops the answer.
   * @default 'Stop'
   */
  stopLabel?: string;
  /**
   * Longest text that may be sent, in characters after trimming; a count appears in its last tenth.
   * Longer text stays, but cannot be sent.
   */
  maxLength?: number;
  /**
   * Words for the count.
   * @default '12 characters left' and '3 characters too many'
   */
  roomLabel?: (left: number) => string;
  /**
   * Takes focus when it appears.
   * @default false
   */
  autoFocus?: boolean;
}

/** In ms. Stop appears where Send was: the second half of a double click must not stop what the first began. */
const doubleClickTime = 500;

const countRoom = (left: number): string => {
  const count = Math.abs(left).toLocaleString('en-US');
  const noun = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${noun} too many` : `${count} ${noun} left`;
};

interface CountProps {
  id: string;
  room: Room;
  roomLabel: (left: number) => string;
}

/** Shown with every key, spoken only when the state changes: nobody can write while a voice counts down. */
function Count({ id, room, roomLabel }: CountProps) {
  const [spoken, setSpoken] = useState(room);
  if (spoken.state !== room.state) setSpoken(room);
  return (
    <>
      {room.state !== 'plenty' && (
        <span id={id} className={styles.count[room.state]}>
          {roomLabel(room.left)}
        </span>
      )}
      <VisuallyHidden role="status">{spoken.state === 'plenty' ? '' : roomLabel(spoken.left)}</VisuallyHidden>
    </>
  );
}

/** A box to write in and send. Enter sends, Shift+Enter makes a new line; it grows to eight lines, then scrolls. */
export function Composer({
  label,
  placeholder,
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  isPending = false,
  onStop,
  submitLabel = 'Send',
  stopLabel = 'Stop',
  maxLength,
  roomLabel = countRoom,
  autoFocus = false,
}: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(-Infinity);
  const countId = useId();
  const [text, setText] = useControlled({ value, defaultValue, onChange });
  const room = measureRoom(text, maxLength);
  const submission = toSubmission(text);

  const handleSubmit = () => {
    if (submission !== undefined && !isPending && room.state !== 'none') {
      sentAt.current = performance.now();
      onSubmit(submission);
      if (value === undefined) setText('');
    }
    input.current?.focus();
  };
  const handleStop = () => {
    if (performance.now() - sentAt.current > doubleClickTime) onStop?.();
  };
  const handleKeyDown = ({ nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSubmitKey(nativeEvent)) return;
    nativeEvent.preventDefault();
    handleSubmit();
  };

  const isStopping = isPending && onStop !== undefined;
  return (
    <div className={styles.composer}>
      <div className={styles.growing} data-text={text || placeholder}>
        <textarea
          ref={input}
          dir="auto"
          className={styles.input}
          aria-label={label}
          aria-describedby={room.state === 'plenty' ? undefined : countId}
          aria-invalid={room.state === 'none' || undefined}
          placeholder={placeholder}
          value={text}
          rows={1}
          enterKeyHint="send"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the page, whose one purpose may be this field
          autoFocus={autoFocus}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.end}>
        <Count id={countId} room={room} roomLabel={roomLabel} />
        <IconButton
          variant={isStopping || submission === undefined ? 'secondary' : 'primary'}
          label={isStopping ? stopLabel : submitLabel}
          isPending={isPending && !isStopping}
          onPress={isStopping ? handleStop : handleSubmit}
        >
          {isStopping ? <span className={styles.stop} /> : <ArrowUp />}
        </IconButton>
      </div>
    </div>
  );
}
