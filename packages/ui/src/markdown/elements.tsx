import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { VisuallyHidden } from 'react-aria-components';
import { safeHref } from '../internal/safeHref';
import { ScrollRegion } from '../layout';
import { shiftRank } from './headings';
import { Marker } from './Marker';
import * as styles from './Markdown.css';
import { MarkdownContext } from './markdownContext';
import { tableColumns, textOf } from './tableColumns';

type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps;

const heading = (rank: number) =>
  function MarkdownHeading({ children }: { children?: ReactNode }) {
    const { headings } = useContext(MarkdownContext);
    const shifted = shiftRank(rank, headings);
    const Element = `h${shifted}` as const;
    return <Element className={styles.heading[shifted]}>{children}</Element>;
  };

function MarkdownLink({ href, title, children, ...rest }: Props<'a'>) {
  // The way back from a footnote is a fragment, which would leave the page's own address.
  if ('data-footnote-backref' in rest) return null;
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  return (
    <a className={styles.link} href={safe} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Never loads: a foreign picture tells its host who reads what, and when. */
function MarkdownImage({ src, alt }: Props<'img'>) {
  const { pictureLabel } = useContext(MarkdownContext);
  const safe = safeHref(typeof src === 'string' ? src : undefined);
  const words = alt || pictureLabel;
  if (!safe) return alt ? <>{words}</> : null;
  return <MarkdownLink href={safe}>{words}</MarkdownLink>;
}

function MarkdownTable({ node, children }: Props<'table'>) {
  const { tableLabel } = useContext(MarkdownContext);
  return (
    <div className={styles.tablePlace}>
      <ScrollRegion label={tableLabel(tableColumns(node))}>
        <table className={styles.table}>{children}</table>
      </ScrollRegion>
    </div>
  );
}

function MarkdownCell({ node, style, children }: Props<'td'>) {
  const { cellBar } = useContext(MarkdownContext);
  const bar = node && cellBar?.(textOf(node).trim());
  return (
    <td style={style}>
      {children}
      {bar && (
        <span aria-hidden className={styles.track}>
          <span className={styles.bar[bar.rank ?? 'none']} style={{ inlineSize: `${bar.share * 100}%` }} />
        </span>
      )}
    </td>
  );
}

function MarkdownSup({ node, children }: Props<'sup'>) {
  const n = node?.properties.dataMarker;
  return typeof n === 'number' ? <Marker n={n} /> : <sup className={styles.sup}>{children}</sup>;
}

/** The box of a task list, which nobody can tick: a sign with words. */
function MarkdownTask({ checked = false }: Props<'input'>) {
  const { taskLabel } = useContext(MarkdownContext);
  return (
    <>
      <span aria-hidden>{checked ? '☑' : '☐'} </span>
      <VisuallyHidden elementType="span">{`${taskLabel(checked)} `}</VisuallyHidden>
    </>
  );
}

/** How each element of a markdown text is drawn. One object for all texts, so that none is drawn again. */
export const elements: Components = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  a: MarkdownLink,
  img: MarkdownImage,
  table: MarkdownTable,
  td: MarkdownCell,
  sup: MarkdownSup,
  input: MarkdownTask,
};
