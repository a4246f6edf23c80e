'use client';
import { useId } from 'react';
import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { Button } from '../button';
import { CircleAlert, Upload } from '../icons';
import * as styles from './FileDrop.css';
import type { FileLimits, FileRefusal } from './files';
import { useTakenFiles } from './useTakenFiles';

export interface FileDropProps extends Partial<FileLimits> {
  /** What the files are. */
  label: string;
  /** What is taken, in words: kinds, size. */
  description?: string;
  /**
   * Whether several at once are taken; otherwise the first that fits.
   * @default false
   */
  allowsMultiple?: boolean;
  /** Called with what was chosen, dropped or pasted and is taken; never with nothing. */
  onFiles: (files: File[]) => void;
  /**
   * Says why something was not taken and what to do. Shown and announced until the next files come; what is said twice is
   * shown once.
   */
  describeRefusal: (refusal: FileRefusal) => string;
  /** What went wrong with files that were taken, and how to mend it; shown while set. */
  errorMessage?: string;
  /**
   * The last files are on their way: nothing else is taken meanwhile.
   * @default false
   */
  isPending?: boolean;
  /** What its button says meanwhile. @default what it says otherwise */
  pendingLabel?: string;
  /**
   * Takes it out of reach. Say why in `description`.
   * @default false
   */
  isDisabled?: boolean;
  /** What its button says. @default 'Choose a file', or 'Choose files' where several are taken */
  buttonLabel?: string;
  /** Name of the place that takes a paste, before `label`. @default 'Drop or paste here' */
  dropLabel?: string;
}

/** Takes files: chosen by a button, dropped, or pasted. What it does not take, it says with the page's words. */
export function FileDrop({
  label,
  description,
  allowsMultiple = false,
  errorMessage,
  isPending = false,
  pendingLabel,
  isDisabled = false,
  buttonLabel = allowsMultiple ? 'Choose files' : 'Choose a file',
  dropLabel = 'Drop or paste here',
  ...taking
}: FileDropProps) {
  const id = useId();
  const { reasons, handleSelect, handleDrop } = useTakenFiles({ ...taking, allowsMultiple, isPending });
  const faults = errorMessage
    ? [errorMessage, ...reasons.filter((reason) => reason !== errorMessage)]
    : reasons;
  return (
    <div className={styles.frame}>
      <DropZone
        className={styles.zone}
        aria-label={dropLabel}
        isDisabled={isDisabled}
        getDropOperation={() => (isPending ? 'cancel' : 'copy')}
        onDrop={(event) => void handleDrop(event)}
      >
        <span className={styles.icon}>
          <Upload size={24} />
        </span>
        <Text slot="label" className={styles.label}>
          <span id={`${id}-label`}>{label}</span>
        </Text>
        {description && (
          <span id={`${id}-hint`} className={styles.hint}>
            {description}
          </span>
        )}
        <FileTrigger
          acceptedFileTypes={taking.accept}
          allowsMultiple={allowsMultiple}
          onSelect={handleSelect}
        >
          <Button
            isDisabled={isDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
            aria-describedby={`${id}-label ${id}-hint ${id}-faults`}
          >
            {buttonLabel}
          </Button>
        </FileTrigger>
      </DropZone>
      {faults.length > 0 && (
        <ul id={`${id}-faults`} className={styles.refusals}>
          {faults.map((words) => (
            <li key={words} className={styles.refusal}>
              <span className={styles.sign}>
                <CircleAlert size={14} />
              </span>
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
