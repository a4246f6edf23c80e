import type { FormulaImport, FormulaLine } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef } from 'react';
import { ColumnFields } from '../../../tables/ColumnFields';
import { amountText } from '../model/amountText';
import { lineName } from '../model/lineName';
import { countWords, fieldOptions, isThere, statusWords } from './importedRows';
import * as styles from './Paste.css';
import type { Import } from './useImport';

interface PreviewRow {
  id: string;
  at: number;
  status: FormulaImport['rows'][number]['status'];
  line: Partial<FormulaLine> | undefined;
  /** As it stands in the sheet, where no line can be made of it. */
  written: string | undefined;
  problem: string;
}

const columns: readonly DataColumn<PreviewRow>[] = [
  {
    id: 'name',
    label: 'Line',
    cell: ({ line, written, at }) => (line ? lineName(line) : (written ?? `Row ${at}`)),
  },
  { id: 'amount', label: 'Amount', cell: ({ line }) => amountText(line?.amount) || '–', isNumber: true },
  { id: 'form', label: 'Form', cell: ({ line }) => line?.source ?? '–' },
  {
    id: 'status',
    label: 'How it was read',
    cell: ({ status }) => <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>,
  },
  { id: 'problem', label: 'Why', cell: ({ problem }) => problem },
];

interface ImportPreviewProps {
  preview: FormulaImport;
  /** Those that the formula has already. */
  lines: readonly FormulaLine[];
  importing: Import;
}

/** What each column holds, which can be corrected, and what would come of each row. */
export function ImportPreview({ preview, lines, importing }: ImportPreviewProps) {
  const { mapping, rows } = preview;
  const shown = rows.map(({ row, status, line, written, problem }) => ({
    id: String(row),
    at: row,
    status,
    line,
    written,
    problem: [problem, line && isThere(line, lines) && 'The formula has it already.']
      .filter(Boolean)
      .join(' '),
  }));
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is out of sight now.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Preview" className={styles.preview}>
      <Text as="p" role="status">
        {importing.isReading ? 'Reading the table' : countWords(rows)}
      </Text>
      <ColumnFields
        columns={preview.columns}
        mapping={mapping}
        options={fieldOptions}
        onRemap={(next) => void importing.remap(next)}
      />
      <DataTable caption="What would be added" rows={shown} columns={columns} />
    </div>
  );
}
