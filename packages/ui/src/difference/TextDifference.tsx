'use client';
import { useId, useMemo, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import * as styles from './Difference.css';
import { foldAlike } from './fold';
import { countChanges, diffText, type TextBlock, type TextPart } from './text';
import { UnchangedButton } from './UnchangedButton';
import { english, type DifferenceWords } from './words';

export interface TextDifferenceProps {
  /** Names it: which text, which two versions. */
  label: string;
  /** The old text; a line break ends a paragraph. */
  before: string;
  /** The new text. */
  after: string;
  /**
   * Shows what is alike too; otherwise neighbouring paragraphs that are alike are folded, and a press shows them.
   * @default false
   */
  showsUnchanged?: boolean;
  /** What it says; each on its own. */
  words?: Partial<DifferenceWords>;
}

function Part({ part: { kind, text }, words }: { part: TextPart; words: DifferenceWords }) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={styles[kind]}>
      <VisuallyHidden elementType="span">{words[kind]}: </VisuallyHidden>
      {text}
    </Element>
  );
}

function Paragraph({ block, words }: { block: TextBlock; words: DifferenceWords }) {
  return (
    <p className={styles.paragraph}>
      {block.parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place: the texts have no other names for it
        <Part key={at} part={part} words={words} />
      ))}
    </p>
  );
}

function Fold({ blocks, words }: { blocks: readonly TextBlock[]; words: DifferenceWords }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnchangedButton label={words.unchanged(blocks.length)} isOpen={isOpen} onChange={setOpen} />
      {isOpen && blocks.map((block) => <Paragraph key={block.at} block={block} words={words} />)}
    </>
  );
}

/** Two versions of a text in one, with the words that came and went marked; paragraphs that are alike are folded. */
export function TextDifference({
  label,
  before,
  after,
  showsUnchanged = false,
  words: ownWords,
}: TextDifferenceProps) {
  const id = useId();
  const words = { ...english, ...ownWords };
  const blocks = useMemo(() => diffText(before, after), [before, after]);
  return (
    <div role="group" aria-label={label} aria-describedby={id} className={styles.frame}>
      <p id={id} className={styles.summary}>
        {words.summary(countChanges(blocks))}
      </p>
      <div className={styles.text}>
        {foldAlike(blocks, ({ isSame }) => isSame && !showsUnchanged).map((each) =>
          each.isFold ? (
            <Fold key={each.entries[0]?.at} blocks={each.entries} words={words} />
          ) : (
            <Paragraph key={each.entry.at} block={each.entry} words={words} />
          ),
        )}
      </div>
    </div>
  );
}
