import { documentKinds, type DocumentKind } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { RowGrid } from '../../../screen/RowGrid';
import * as styles from '../documents.css';
import { readinessWords, type KindOfDocuments } from '../documentWords';
import { gridLabel } from './kindGrid';
import { StatusBadge } from '../StatusBadge';
import { useGenerate } from './useGenerate';

interface KindsListProps {
  productId: number;
  kinds: readonly KindOfDocuments[];
  onOpen: (kind: DocumentKind) => void;
}

/** Every kind of document, and a place to begin one. */
export function KindsList({ productId, kinds, onOpen }: KindsListProps) {
  const [kind, setKind] = useState<DocumentKind>('formula');
  const { isPending, failure, generate } = useGenerate(productId);
  const begin = async () => {
    const before = kinds.find((each) => each.kind === kind)?.documents[0];
    if (await generate(kind, before)) onOpen(kind);
  };
  return (
    <Stack gap="medium">
      <div className={styles.begin}>
        <SelectField
          label="Kind"
          options={kinds.map((each) => ({ id: each.kind, label: documentKinds[each.kind].title }))}
          value={kind}
          onChange={setKind}
        />
        <Button variant="primary" isPending={isPending} onPress={() => void begin()}>
          Generate
        </Button>
      </div>
      <Failure error={failure} title="Nothing was generated" />
      <RowGrid
        label={gridLabel}
        rows={kinds.map((each) => ({ id: each.kind, cells: cellsOf(each) }))}
        rowClass={styles.row}
        onOpen={onOpen}
      />
    </Stack>
  );
}

const cellsOf = ({ kind, documents: [newest] }: KindOfDocuments) => [
  {
    key: 'title',
    className: styles.title,
    content: (
      <>
        {documentKinds[kind].title}
        {newest?.staleBecause.map(({ text }) => (
          <Text key={text} as="p" size="caption" tone="quiet">
            {text}
          </Text>
        ))}
      </>
    ),
  },
  { key: 'number', content: newest && <Text isTabular>{`Number ${newest.number}`}</Text> },
  { key: 'readiness', content: newest && <Text size="caption">{readinessWords(newest)}</Text> },
  {
    key: 'status',
    content: newest ? (
      <StatusBadge status={newest.status} />
    ) : (
      <Text size="caption" tone="quiet">
        Not generated
      </Text>
    ),
  },
];
