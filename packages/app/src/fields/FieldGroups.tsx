import { Heading, Text } from '@seedbed/ui/text';
import { useEffect, useRef } from 'react';
import { focusField } from '../focus/focusField';
import type { FieldGroup, SetField } from './field';
import { FieldControl } from './FieldControl';
import * as styles from './fields.css';

interface FieldGroupsProps {
  groups: readonly FieldGroup[];
  /** Can be read, not changed. */
  isReadOnly: boolean;
  /** The label of the field that they were opened for: it takes the focus. */
  wanted?: string;
  onSet: SetField;
}

/** Fields in groups, each stored as soon as it is set. */
export function FieldGroups({ groups, isReadOnly, wanted, onSet }: FieldGroupsProps) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // The groups have no element of their own around them.
    if (wanted !== undefined) focusField(first.current?.parentElement ?? null, wanted);
  }, [wanted]);
  return groups.map(({ title, hint, fields }, at) => (
    <section
      key={title}
      ref={at === 0 ? first : undefined}
      aria-label={title}
      className={styles.group}
      inert={isReadOnly}
    >
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
