import type { StoredDocument } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef } from 'react';
import { draftKeys } from '../../../constants';
import { focusField } from '../../../focus/focusField';
import { useOwnDraft } from '../../../session';
import * as styles from '../documents.css';
import { valuesOf } from '../documentWords';

interface ItemFieldsProps {
  document: StoredDocument;
  /** The question whose field is gone to. */
  wanted?: string;
  isPending: boolean;
  /** Tells whether it was kept. */
  onSave: (values: Record<string, string>) => Promise<boolean>;
}

const nothing: Record<string, string> = {};

/** What the document asks for; what is typed stays until it is saved. */
export function ItemFields({ document, wanted, isPending, onSave }: ItemFieldsProps) {
  const [typed, setTyped, forget] = useOwnDraft(`${draftKeys.document}${document.id}`, nothing);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted !== undefined) focusField(place.current, wanted);
  }, [wanted]);
  const filled = valuesOf(document);
  const items = [...document.openItems, ...document.filledItems];
  const changed = Object.fromEntries(
    items.flatMap(({ path }) => {
      const text = typed[path];
      return text === undefined || text.trim() === (filled[path] ?? '') ? [] : [[path, text.trim()]];
    }),
  );
  const save = async () => {
    if (await onSave(changed)) forget();
  };
  return (
    <div ref={place} className={styles.items}>
      <Text as="p" size="caption" tone="quiet">
        What is filled in makes the next number. Nothing is guessed: limits are yours.
      </Text>
      {items.map(({ path, question }) => (
        <TextField
          key={path}
          label={question}
          maxLength={2000}
          value={typed[path] ?? filled[path] ?? ''}
          onChange={(text) => setTyped({ ...typed, [path]: text })}
        />
      ))}
      <Inline>
        <Button
          variant="primary"
          isDisabled={Object.keys(changed).length === 0}
          isPending={isPending}
          onPress={() => void save()}
        >
          Save
        </Button>
      </Inline>
    </div>
  );
}
