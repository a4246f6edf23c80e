'use client';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../button';
import { ArrowUp, Square } from '../icons';
import * as styles from './Composer.css';
import { charactersLeft, isSubmitKey, toSubmission } from './submission';

export interface ComposerProps {
  /** Names the field. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text; never with nothing, never while pending. Clear `value` when it was taken. */
  onSubmit: (text: string) => void;
  /** An answer is being written: typing goes on, sending waits. */
  isPending?: boolean;
  /** Shows a button that stops the answer while pending. */
  onStop?: () => void;
  /** @default 'Send' */
  submitLabel?: string;
  /** @default 'Stop' */
  stopLabel?: string;
  /** Longest text that may be sent; what is left shows near the end. Longer text stays, but cannot be sent. */
  maxLength?: number;
  autoFocus?: boolean;
}

/** A box to write in and send. Enter sends, Shift+Enter makes a new line; it grows to eight lines, then scrolls. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, value, onChange, onSubmit, isPending = false, onStop, autoFocus } = props;
  const { submitLabel = 'Send', stopLabel = 'Stop', maxLength } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const left = charactersLeft(value.length, maxLength);
  const submission = toSubmission(value);
  const isSendable = submission !== undefined && !isPending && (left === undefined || left >= 0);

  const submit = () => {
    if (!isSendable || submission === undefined) return;
    onSubmit(submission);
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSubmitKey({ ...pressed(event), isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    submit();
  };

  return (
    // A press anywhere on the box means the field in it; the keyboard reaches the field itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.composer} onClick={() => input.current?.focus()}>
      <div className={styles.growing} data-text={value || placeholder}>
        <textarea
          ref={input}
          className={styles.input}
          aria-label={label}
          aria-invalid={left !== undefined && left < 0 ? true : undefined}
          placeholder={placeholder}
          value={value}
          rows={1}
          enterKeyHint="send"
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {left !== undefined && (
        <span className={styles.count} data-over={left < 0 || undefined} role="status">
          {left < 0 ? `${-left} too many` : `${left} left`}
        </span>
      )}
      <div className={styles.round}>
        {isPending && onStop ? (
          <IconButton variant="secondary" label={stopLabel} onPress={onStop}>
            <Square size={14} />
          </IconButton>
        ) : (
          <IconButton variant="primary" label={submitLabel} isDisabled={!isSendable} onPress={submit}>
            <ArrowUp />
          </IconButton>
        )}
      </div>
    </div>
  );
}

const pressed = ({ key, shiftKey, altKey, keyCode }: KeyboardEvent) => ({ key, shiftKey, altKey, keyCode });
