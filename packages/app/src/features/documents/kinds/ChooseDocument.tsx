import type { StoredDocument } from '@seedbed/server/contract';
import { SelectField } from '@seedbed/ui/field';
import { statusWords } from '../documentWords';

interface ChooseDocumentProps {
  /** The newest first. */
  documents: readonly StoredDocument[];
  chosen: StoredDocument;
  onChoose: (id: number) => void;
}

/** Which document of a kind is shown. */
export const ChooseDocument = ({ documents, chosen, onChoose }: ChooseDocumentProps) => (
  <SelectField
    label="Document"
    options={documents.map(({ id, number, status }) => ({
      id: String(id),
      label: `Number ${number}, ${statusWords[status].toLowerCase()}`,
    }))}
    value={String(chosen.id)}
    onChange={(id) => onChoose(Number(id))}
  />
);
