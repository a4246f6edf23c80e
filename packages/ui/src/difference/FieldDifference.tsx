'use client';
import { useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { Minus, Pencil, Plus } from '../icons';
import * as styles from './Difference.css';
import { countKinds, kindOf, type DifferenceField, type DifferenceKind } from './fields';
import { foldAlike } from './fold';
import { UnchangedButton } from './UnchangedButton';
import { english, type DifferenceWords } from './words';

export interface FieldDifferenceProps {
  /** Names the table: which two versions. */
  label: string;
  /** What is compared, in its order; what is alike too, so that the reader sees where a change stands. */
  fields: readonly DifferenceField[];
  /**
   * Head of the first column.
   * @default 'What'
   */
  nameLabel?: string;
  /**
   * Head of the column of the old version.
   * @default 'Before'
   */
  beforeLabel?: string;
  /**
   * Head of the column of the new version.
   * @default 'After'
   */
  afterLabel?: string;
  /**
   * Head of the column that says how far it changed; only there where a field says so.
   * @default 'Change'
   */
  changeLabel?: string;
  /**
   * Shows what is alike too; otherwise neighbours that are alike are folded, and a press shows them.
   * @default false
   */
  showsUnchanged?: boolean;
  /** What it says; each on its own. */
  words?: Partial<DifferenceWords>;
}

const icons = { changed: Pencil, added: Plus, removed: Minus };

interface NameProps {
  kind: DifferenceKind;
  label: string;
  words: DifferenceWords;
}

/** What a row is about, behind a sign of how it differs. */
function Name({ kind, label, words }: NameProps) {
  const Icon = kind === 'same' ? undefined : icons[kind];
  return (
    <span className={styles.named}>
      <span className={styles.mark} data-kind={kind}>
        {Icon && <Icon size={14} />}
      </span>
      <span>
        {kind !== 'same' && <VisuallyHidden elementType="span">{words[kind]}: </VisuallyHidden>}
        {label}
      </span>
    </span>
  );
}

interface RowProps {
  field: DifferenceField;
  words: DifferenceWords;
  hasChange: boolean;
}

function Row({ field, words, hasChange }: RowProps) {
  const kind = kindOf(field);
  const { label, before, after, change } = field;
  return (
    <tr>
      <th scope="row" className={styles.rowHead}>
        <Name kind={kind} label={label} words={words} />
      </th>
      <td className={styles.value}>
        {kind === 'same' || !before ? before : <del className={styles.removed}>{before}</del>}
      </td>
      <td className={styles.value}>
        {kind === 'same' || !after ? after : <ins className={styles.added}>{after}</ins>}
      </td>
      {hasChange && <td className={styles.value}>{change}</td>}
    </tr>
  );
}

interface FoldProps {
  fields: readonly DifferenceField[];
  words: DifferenceWords;
  hasChange: boolean;
}

function Fold({ fields, words, hasChange }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td colSpan={hasChange ? 4 : 3} className={styles.foldCell}>
          <UnchangedButton label={words.unchanged(fields.length)} isOpen={isOpen} onChange={setOpen} />
        </td>
      </tr>
      {isOpen && fields.map((field) => <Row key={field.id} {...{ field, words, hasChange }} />)}
    </>
  );
}

/** Two versions of named values beside each other: what came, went and changed; the rest is folded. */
export function FieldDifference({
  label,
  fields,
  nameLabel = 'What',
  beforeLabel = 'Before',
  afterLabel = 'After',
  changeLabel = 'Change',
  showsUnchanged = false,
  words: ownWords,
}: FieldDifferenceProps) {
  const words = { ...english, ...ownWords };
  const hasChange = fields.some(({ change }) => change !== undefined);
  const heads = [nameLabel, beforeLabel, afterLabel, ...(hasChange ? [changeLabel] : [])];
  const entries = foldAlike(fields, (field) => !showsUnchanged && kindOf(field) === 'same');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {label}
          <div className={styles.summary}>{words.summary(countKinds(fields.map(kindOf)))}</div>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.columnHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((each) =>
            each.isFold ? (
              <Fold key={each.entries[0]?.id} fields={each.entries} {...{ words, hasChange }} />
            ) : (
              <Row key={each.entry.id} field={each.entry} {...{ words, hasChange }} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
