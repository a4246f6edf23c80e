import type { GridEditor } from '../columns';

/** What a field in a cell is given. */
export interface EditorProps<Kind extends GridEditor['kind']> {
  editor: Extract<GridEditor, { kind: Kind }>;
  /** Names the field: the column's heading. */
  label: string;
  /** The text it begins with. */
  text: string;
  onDraft: (text: string, optionId?: string) => void;
}
