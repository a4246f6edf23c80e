import { Checkbox } from '@seedbed/ui/field';
import { Text } from '@seedbed/ui/text';
import { lineName } from '../model/lineName';
import * as styles from './allergens.css';
import { proposedWords, type OpenLine, type Others } from './confirming';

interface OpenLineItemProps {
  open: OpenLine;
  /** Null: it is not chosen. */
  others: Others | null;
  onChange: (others: Others | null) => void;
}

/** A line with what would be stored of its allergens. */
export function OpenLineItem({ open, others, onChange }: OpenLineItemProps) {
  const name = lineName(open.line);
  return (
    <li className={styles.line}>
      <Checkbox isSelected={others !== null} onChange={(isOn) => onChange(isOn ? 'unconfirmed' : null)}>
        {name}
      </Checkbox>
      <Text as="span" tone="quiet">
        {others === null ? 'Stays as it is.' : proposedWords(open, others)}
        {others !== null && open.named.length > 0 && ' By its name.'}
      </Text>
      {others !== null && (
        <Checkbox
          isSelected={others === 'free'}
          onChange={(isFree) => onChange(isFree ? 'free' : 'unconfirmed')}
        >
          {name}: free of the others
        </Checkbox>
      )}
    </li>
  );
}
