import { Heading, Text } from '@seedbed/ui/text';
import type { FieldChange, FieldGroup } from './field';
import { FieldControl } from './FieldControl';
import * as styles from './fields.css';

interface FieldGroupsProps {
  groups: readonly FieldGroup[];
  /** Can be read, not changed. */
  isReadOnly: boolean;
  onSet: (change: FieldChange) => void;
}

/** Fields in groups, each stored as soon as it is set. */
export function FieldGroups({ groups, isReadOnly, onSet }: FieldGroupsProps) {
  return groups.map(({ title, hint, fields }) => (
    <section key={title} aria-label={title} className={styles.group} inert={isReadOnly}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      {hint && (
        <Text as="p" size="caption" tone="quiet">
          {hint}
        </Text>
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldControl key={field.id} field={field} onSet={onSet} />
        ))}
      </div>
    </section>
  ));
}
