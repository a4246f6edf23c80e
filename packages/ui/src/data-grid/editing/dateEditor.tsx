'use client';
import { DateField } from '../../date-field';
import type { EditorProps } from './editorProps';
import * as styles from './Editor.css';
import { focusFirst } from './focusFirst';

/** A day, part by part or from a month. */
export function DateEditor({ editor: { min, max }, label, text, onDraft }: EditorProps<'date'>) {
  return (
    <div ref={focusFirst} className={styles.raised}>
      <DateField
        label={label}
        isLabelHidden
        {...{ min, max }}
        defaultValue={text}
        onChange={(day) => onDraft(day ?? '')}
      />
    </div>
  );
}
