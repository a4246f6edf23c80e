import {
  maxFormulaLines,
  type FormulaImport,
  type FormulaLine,
  type FormulaOp,
} from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { FileDrop, type FileRefusal } from '@seedbed/ui/file-drop';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Spinner } from '@seedbed/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { newLineId } from '../model/lineIds';
import { addWords, opsOf, readable } from './importedRows';
import { useImport, type Import, type Sheet } from './useImport';

// What chooses columns comes with the first table.
const ImportPreview = lazy(async () => ({ default: (await import('./ImportPreview')).ImportPreview }));

export interface PasteDialogProps {
  formulaId: number;
  /** Lines that the formula has already. */
  lines: readonly FormulaLine[];
  /** What was pasted or dropped before it opened; read at once. @default nothing */
  given?: Sheet;
  /** Adds the lines as one step. @returns false where that cannot be done */
  onAdd: (ops: FormulaOp[]) => boolean;
  onClose: () => void;
}

const nothing: Sheet = { text: '' };
const megabyte = 1_000_000;
const refusals: Record<FileRefusal['reason'], string> = {
  type: 'is no CSV or XLSX file. Save the sheet as one of them and choose it again.',
  empty: 'is empty. Choose another.',
  size: 'is larger than 1 MB. Delete the columns and sheets that are not needed and choose it again.',
  count: 'was left out: one file is read at a time.',
  folder: 'is a folder. Choose the file in it.',
  notAFile: 'is not a file. Paste rows into the field above instead.',
};

/** Rows of a spreadsheet, pasted or from a file: a preview of what would come of each, then all of them in one step. */
export function PasteDialog({ formulaId, lines, given = nothing, onAdd, onClose }: PasteDialogProps) {
  const importing = useImport(formulaId, given);
  const { preview } = importing;
  return (
    <Dialog
      title="Paste a table"
      size="large"
      isOpen
      isDismissable={!preview}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={preview && <Actions {...{ preview, lines, onAdd, onClose }} onBack={importing.reset} />}
    >
      <Stack gap="medium">
        {importing.error !== undefined && (
          <Notice tone="critical" title="The table could not be read">
            {errorWords(importing.error)}
          </Notice>
        )}
        {/* Kept while the preview is there: another table begins with what was pasted. */}
        <div hidden={preview !== undefined}>
          <Source importing={importing} pasted={'text' in given ? given.text : ''} />
        </div>
        {preview && (
          <Suspense fallback={<Spinner label="Reading the table" />}>
            <ImportPreview {...{ preview, lines, importing }} />
          </Suspense>
        )}
      </Stack>
    </Dialog>
  );
}

/** Where the rows come from. */
function Source({ importing, pasted }: { importing: Import; pasted: string }) {
  const [text, setText] = useState(pasted);
  const change = (next: string) => {
    setText(next);
    // More than a key at once was pasted.
    if (next.length - text.length > 1) void importing.read({ text: next });
  };
  return (
    <Stack gap="medium">
      <TextField
        label="Rows of a spreadsheet"
        description="Copy them with their heads, then paste them here. They are read at once; nothing is added yet."
        isMultiline
        rows={6}
        autoFocus
        value={text}
        onChange={change}
      />
      <Inline>
        <Button
          isDisabled={text.trim() === ''}
          isPending={importing.isReading}
          onPress={() => void importing.read({ text })}
        >
          Read the rows
        </Button>
      </Inline>
      <FileDrop
        label="Or a file"
        description="CSV or XLSX, up to 1 MB"
        accept={['.csv', '.tsv', '.xlsx']}
        maxBytes={megabyte}
        isPending={importing.isReading}
        onFiles={([file]) => file && void importing.read({ file })}
        describeRefusal={({ name, reason }) => `${name || 'What you dropped'} ${refusals[reason]}`}
      />
    </Stack>
  );
}

type ActionsProps = Pick<PasteDialogProps, 'lines' | 'onAdd' | 'onClose'> & {
  preview: FormulaImport;
  onBack: () => void;
};

function Actions({ preview: { rows }, lines, onAdd, onClose, onBack }: ActionsProps) {
  const count = readable(rows).length;
  const isTooMany = lines.length + count > maxFormulaLines;
  const add = () => {
    if (onAdd(opsOf(rows, newLineId))) onClose();
  };
  return (
    <Inline gap="xsmall">
      {isTooMany && `A formula has at most ${maxFormulaLines} lines; ${lines.length} are there.`}
      <Button onPress={onBack}>Another table</Button>
      <Button variant="primary" isDisabled={count === 0 || isTooMany} onPress={add}>
        {addWords(count)}
      </Button>
    </Inline>
  );
}
