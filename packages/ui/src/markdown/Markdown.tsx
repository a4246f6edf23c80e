'use client';
import { memo, useMemo, type ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { splitBlocks } from './blocks';
import { elements } from './elements';
import { topRank } from './headings';
import { root } from './Markdown.css';
import { type CellBar, MarkdownContext } from './markdownContext';
import { markMarkers } from './markers';
import { keepUnits } from './units';

export interface MarkdownProps {
  /** The text. HTML in it is shown, never run; pictures become links; only http, https and mailto links work. */
  children: string;
  /**
   * Rank of the text's highest heading in the page, 2 to 5. The others keep their distance to it.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * 16/26 for what is read, 14/20 for what stands beside controls.
   * @default 'reading'
   */
  size?: 'reading' | 'body';
  /** Makes every citation marker `[n]` a button. Without it markers are plain superscripts. */
  onMarkerPress?: (n: number) => void;
  /**
   * Name of a marker's button.
   * @default (n) => `Source ${n}`
   */
  markerLabel?: (n: number) => string;
  /**
   * Name of a table's region while it scrolls, from its column headers.
   * @default (columns) => `Table: ${columns.join(', ')}`
   */
  tableLabel?: (columns: string[]) => string;
  /** Draws a bar below the words of a table's cell, for the eyes only; undefined leaves a cell as it is. */
  cellBar?: (text: string) => CellBar | undefined;
  /**
   * Words of the link to a picture that has none.
   * @default 'Picture'
   */
  pictureLabel?: string;
  /**
   * Spoken before an item of a task list.
   * @default (isDone) => (isDone ? 'Done:' : 'To do:')
   */
  taskLabel?: (isDone: boolean) => string;
  /**
   * Heading above the footnotes.
   * @default 'Footnotes'
   */
  footnotesLabel?: string;
  /**
   * Units that a line does not part from the number before them, each form of a word. Pass the same array every time.
   * @default none
   */
  units?: readonly string[];
}

const remarkPlugins = [remarkGfm];
const noUnits: readonly string[] = [];

interface MarkdownBlockProps {
  text: string;
  footnotesLabel: string;
  rehypePlugins: ComponentProps<typeof ReactMarkdown>['rehypePlugins'];
}

const MarkdownBlock = memo(function MarkdownBlock({
  text,
  footnotesLabel,
  rehypePlugins,
}: MarkdownBlockProps) {
  return (
    <ReactMarkdown
      components={elements}
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      remarkRehypeOptions={{ footnoteLabel: footnotesLabel }}
    >
      {text}
    </ReactMarkdown>
  );
});

const nameMarker = (n: number): string => `Source ${n}`;
const nameTable = (columns: string[]): string => `Table: ${columns.join(', ')}`;
const nameTask = (isDone: boolean): string => (isDone ? 'Done:' : 'To do:');

/** Markdown with tables, for text that somebody else wrote. While it streams only its last block is parsed again. */
export function Markdown({
  children,
  headingLevel = 3,
  size = 'reading',
  onMarkerPress,
  markerLabel = nameMarker,
  tableLabel = nameTable,
  cellBar,
  pictureLabel = 'Picture',
  taskLabel = nameTask,
  footnotesLabel = 'Footnotes',
  units = noUnits,
}: MarkdownProps) {
  const rehypePlugins = useMemo(() => [keepUnits(units), markMarkers], [units]);
  const blocks = useMemo(() => splitBlocks(children), [children]);
  const top = useMemo(() => topRank(children), [children]);
  const settings = useMemo(
    () => ({
      headings: { top, level: headingLevel },
      onMarkerPress,
      markerLabel,
      tableLabel,
      cellBar,
      pictureLabel,
      taskLabel,
    }),
    [top, headingLevel, onMarkerPress, markerLabel, tableLabel, cellBar, pictureLabel, taskLabel],
  );
  return (
    <MarkdownContext value={settings}>
      <div className={root[size]} dir="auto">
        {blocks.map((block) => (
          <MarkdownBlock
            key={block.start}
            text={block.text}
            footnotesLabel={footnotesLabel}
            rehypePlugins={rehypePlugins}
          />
        ))}
      </div>
    </MarkdownContext>
  );
}
