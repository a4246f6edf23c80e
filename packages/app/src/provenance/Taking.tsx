import { Button } from '@seedbed/ui/button';
import { FieldDifference, type DifferenceField } from '@seedbed/ui/difference';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';

export interface TakingProps {
  /** Names the table of what would change. */
  label: string;
  /** What would change; none: it comes out the same. */
  fields: readonly DifferenceField[];
  /** What else has to be known before it is taken over. */
  note?: string;
  isPending: boolean;
  onTake: () => void;
  onLeave: () => void;
}

/** What follows from sources that moved, before it is taken over. */
export function Taking({ label, fields, note, isPending, onTake, onLeave }: TakingProps) {
  return (
    <Stack gap="small">
      {fields.length > 0 ? (
        <FieldDifference label={label} fields={fields} />
      ) : (
        <Text as="p">It comes out the same by what its sources are now.</Text>
      )}
      {note && (
        <Text as="p" size="caption" tone="quiet">
          {note}
        </Text>
      )}
      <Inline gap="xsmall">
        <Button variant="primary" isPending={isPending} onPress={onTake}>
          Take it over
        </Button>
        <Button onPress={onLeave}>Leave as it is</Button>
      </Inline>
    </Stack>
  );
}
