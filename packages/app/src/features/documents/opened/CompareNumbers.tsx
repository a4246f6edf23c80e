import type { StoredDocument } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { FieldDifference } from '@seedbed/ui/difference';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useDifference } from '../documents.api';
import * as styles from '../documents.css';
import { differingFields } from '../documentWords';

/** What differs between an earlier number and this one. */
export function CompareNumbers({ document }: { document: StoredDocument }) {
  const earlier = Array.from({ length: document.number - 1 }, (_, at) => document.number - 1 - at);
  const [chosen, setChosen] = useState(String(document.number - 1));
  const [from, setFrom] = useState<number | null>(null);
  const { data, error, isLoading } = useDifference(document, from);
  return (
    <Stack gap="medium">
      <div className={styles.begin}>
        <SelectField
          label="Earlier number"
          options={earlier.map((number) => ({ id: String(number), label: `Number ${number}` }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button isPending={isLoading} onPress={() => setFrom(Number(chosen))}>
          Compare
        </Button>
      </div>
      {data && data.changes.length > 0 && (
        <FieldDifference
          label={`Number ${data.from} and number ${data.to}`}
          nameLabel="Where"
          beforeLabel={`Number ${data.from}`}
          afterLabel={`Number ${data.to}`}
          fields={differingFields(data)}
        />
      )}
      {data?.changes.length === 0 && (
        <Text as="p" role="status">
          Both say the same.
        </Text>
      )}
      <Failure error={error} title="The numbers could not be compared" />
    </Stack>
  );
}
