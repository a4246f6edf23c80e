import type { DocumentCell, DocumentPart } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading } from '@seedbed/ui/text';
import { Suspense } from 'react';
import { LateSavedLabel } from '../../formula';
import * as styles from '../documents.css';
import { placed } from '../documentWords';

interface Drawing {
  showsSources: boolean;
  /** Goes to the field of an open item. */
  onOpenItem: (path: string) => void;
}

type Of<Type extends DocumentPart['type']> = Drawing & { part: Extract<DocumentPart, { type: Type }> };

/** A part of a document, as it is read. */
export function DrawnPart({ part, ...drawing }: Drawing & { part: DocumentPart }) {
  switch (part.type) {
    case 'heading':
      return <Heading level={4}>{part.text}</Heading>;
    case 'text':
      return <p className={styles.words}>{<Words part={part} {...drawing} />}</p>;
    case 'list':
      return <List part={part} {...drawing} />;
    case 'facts':
      return <Facts part={part} {...drawing} />;
    case 'table':
      return <Table part={part} {...drawing} />;
    case 'panel':
      return <Panel part={part} />;
  }
}

const Words = ({ part, ...drawing }: Of<'text'>) =>
  part.isStrong ? (
    <strong>
      <Cell cell={part} {...drawing} />
    </strong>
  ) : (
    <Cell cell={part} {...drawing} />
  );

/** A piece of text. What is missing leads to its field. */
function Cell({ cell: { text, open, source }, showsSources, onOpenItem }: Drawing & { cell: DocumentCell }) {
  return (
    <>
      {open === undefined ? (
        text
      ) : (
        <button type="button" className={styles.open} onClick={() => onOpenItem(open)}>
          {text}
        </button>
      )}
      {showsSources && source && <span className={styles.source}>{source}</span>}
    </>
  );
}

const List = ({ part: { items }, ...drawing }: Of<'list'>) => (
  <ul className={styles.list}>
    {placed(items).map(({ id, thing }) => (
      <li key={id}>
        <Cell cell={thing} {...drawing} />
      </li>
    ))}
  </ul>
);

const Facts = ({ part: { rows }, ...drawing }: Of<'facts'>) => (
  <dl className={styles.facts}>
    {placed(rows).flatMap(({ id, thing }) => [
      <dt key={`${id} name`}>{thing.name}</dt>,
      <dd key={`${id} text`} className={styles.words}>
        <Cell cell={thing} {...drawing} />
      </dd>,
    ])}
  </dl>
);

const Table = ({ part: { caption, columns, rows }, ...drawing }: Of<'table'>) => (
  <div className={styles.part}>
    <ScrollRegion label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" data-number={isNumber}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(({ id, thing: [head, ...cells] }) => (
            <tr key={id}>
              {head && (
                <th scope="row">
                  <Cell cell={head} {...drawing} />
                </th>
              )}
              {placed(cells).map(({ id: at, thing }) => (
                <td key={at} data-number={columns[at + 1]?.isNumber}>
                  <Cell cell={thing} {...drawing} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </div>
);

/** The market and the kind are told by the heading that the law gives the label. */
const Panel = ({ part: { panel } }: Pick<Of<'panel'>, 'part'>) => (
  <Suspense fallback={<Skeleton height="240px" />}>
    <LateSavedLabel
      panel={panel}
      draft={{
        market: panel.title.endsWith(' Facts') ? 'US' : 'EU',
        kind: panel.title === 'Nutrition Facts' ? 'food' : 'supplement',
      }}
    />
  </Suspense>
);
