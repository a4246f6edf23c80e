import { maxCoaResults } from '@seedbed/server/contract';
import { Button, IconButton } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Trash2 } from '@seedbed/ui/icons';
import { Inline } from '@seedbed/ui/layout';
import { useRef } from 'react';
import { useMedia } from '../../../screen/useMedia';
import * as styles from './certificates.css';
import { emptyResult, type TypedResult } from './coaWords';

const cells = [
  { name: 'test', label: 'Test' },
  { name: 'method', label: 'Method' },
  { name: 'result', label: 'Result' },
  { name: 'unit', label: 'Unit' },
  { name: 'limit', label: 'Limit' },
] as const;

interface ResultRowsProps {
  rows: readonly TypedResult[];
  onChange: (rows: TypedResult[]) => void;
}

/** Results as they are typed, or read from a file and looked at. */
export function ResultRows({ rows, onChange }: ResultRowsProps) {
  const isNarrow = useMedia('(max-width: 44rem)');
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const add = () => {
    last.current += 1;
    onChange([...rows, emptyResult(`typed ${last.current}`)]);
    // The new row is there once it is drawn.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    );
  };
  const remove = (id: string) => {
    onChange(rows.filter((row) => row.id !== id));
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Results" className={styles.place}>
      <div className={styles.results}>
        {rows.map((row, at) => (
          <fieldset key={row.id} className={styles.result} aria-label={`Result ${at + 1}`}>
            {cells.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                isLabelHidden={!isNarrow && at > 0}
                maxLength={300}
                value={row[name]}
                onChange={(text) => onChange(rows.with(at, { ...row, [name]: text }))}
              />
            ))}
            <IconButton
              label={`Take out ${row.test.trim() || `result ${at + 1}`}`}
              onPress={() => remove(row.id)}
            >
              <Trash2 size={16} />
            </IconButton>
          </fieldset>
        ))}
      </div>
      <Inline>
        <Button size="small" isDisabled={rows.length >= maxCoaResults} onPress={add}>
          Add a result
        </Button>
      </Inline>
    </div>
  );
}
