import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useId, useRef } from 'react';
import { certificationFaults, noCertification, type CertificationWords } from './certificationWords';
import * as styles from '../quoteFields.css';

const KeptFile = lazy(async () => ({ default: (await import('../../../files/KeptFile')).KeptFile }));

interface CertificationRowsProps {
  rows: readonly CertificationWords[];
  /** Takes the rows as they are by then: a file is kept while others are typed. */
  onChange: (change: (rows: readonly CertificationWords[]) => readonly CertificationWords[]) => void;
}

/** What a supplier is certified for: each with its last day and its paper. */
export function CertificationRows({ rows, onChange }: CertificationRowsProps) {
  const labelId = useId();
  const adding = useRef<HTMLDivElement>(null);
  const set = (key: number, changed: Partial<CertificationWords>) =>
    onChange((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const remove = (key: number) => {
    onChange((before) => before.filter((row) => row.key !== key));
    adding.current?.querySelector('button')?.focus();
  };
  const add = () =>
    onChange((before) => [...before, noCertification(Math.max(-1, ...before.map(({ key }) => key)) + 1)]);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.lines}>
      <Text id={labelId} weight="medium">
        Certifications
      </Text>
      {rows.map((row, at) => (
        <CertificationRow
          key={row.key}
          row={row}
          title={row.name.trim() || `Certification ${at + 1}`}
          onChange={(changed) => set(row.key, changed)}
          onRemove={() => remove(row.key)}
        />
      ))}
      <div ref={adding}>
        <Button size="small" onPress={add}>
          Add certification
        </Button>
      </div>
    </div>
  );
}

interface CertificationRowProps {
  row: CertificationWords;
  title: string;
  onChange: (changed: Partial<CertificationWords>) => void;
  onRemove: () => void;
}

function CertificationRow({ row, title, onChange, onRemove }: CertificationRowProps) {
  const faults = certificationFaults(row);
  return (
    <div role="group" aria-label={title}>
      <Stack gap="xsmall">
        <div className={styles.fields}>
          <TextField
            label="Certification"
            description="e.g. NSF cGMP, organic"
            value={row.name}
            errorMessage={faults.name}
            onChange={(name) => onChange({ name })}
          />
          <TextField
            label="Holds until"
            description="Year, month, day: 2027-01-31"
            value={row.expiresOn}
            errorMessage={faults.expiresOn}
            onChange={(expiresOn) => onChange({ expiresOn })}
          />
        </div>
        <Suspense fallback={null}>
          <KeptFile
            label={`The certificate of ${title}`}
            description="PDF or picture, at most 20 MB"
            fileId={row.fileId}
            onFile={(fileId) => onChange({ fileId })}
          />
        </Suspense>
        <Inline gap="xsmall">
          <Button size="small" variant="quiet" aria-label={`Remove ${title}`} onPress={onRemove}>
            Remove
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
