import '@seedbed/ui/styles.css';
import '../page.css';
import { DataGrid, type GridColumn } from '@seedbed/ui/data-grid';
import { present } from '../scene';
import { fields, lines, size, type PlainLine } from './lines';

const columns = fields.map((id): GridColumn<PlainLine> => ({
  id,
  header: id,
  text: (row) => row[id],
  editor: { kind: 'text' },
  isRowHeader: id === 'name',
}));

present(() => (
  <DataGrid
    label="Lines"
    columns={columns}
    rows={lines}
    onChange={() => undefined}
    maxHeight={`${size.grid}px`}
  />
));
