import type { CoaField, CoaReading } from '@seedbed/server/contract';
import { Notice } from '@seedbed/ui/notice';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { Folded } from '../../../screen/Folded';
import { ColumnFields } from '../../../tables/ColumnFields';
import type { ColumnMapping } from '../../../tables/remapped';
import * as styles from './certificates.css';
import { columnOptions } from './coaWords';

interface ReadFileProps {
  reading: CoaReading;
  onRemap: (mapping: ColumnMapping<CoaField>) => void;
}

/** How a file was read: what its columns hold, what to look at, what was left out and why. */
export function ReadFile({ reading, onRemap }: ReadFileProps) {
  const { kind, columns, mapping, rows, skipped, notes } = reading;
  if (kind === 'pdf') return <Notice title="No text found: the PDF is kept">{notes.join(' ')}</Notice>;
  return (
    <Stack gap="medium">
      <Text as="p" role="status">
        {`${rows.length} ${rows.length === 1 ? 'result was' : 'results were'} read, ${skipped.length} ${skipped.length === 1 ? 'row' : 'rows'} left out.`}
      </Text>
      {notes.length > 0 && (
        <Notice tone="caution" title="Look at this">
          {notes.join(' ')}
        </Notice>
      )}
      <ColumnFields columns={columns} mapping={mapping} options={columnOptions} onRemap={onRemap} />
      {skipped.length > 0 && (
        <Folded summary="Rows left out">
          <ul className={styles.skipped}>
            {skipped.map(({ row, text, why }) => (
              <li key={row}>
                {`Row ${row}: ${text} `}
                <Text tone="quiet">{why}</Text>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </Stack>
  );
}
