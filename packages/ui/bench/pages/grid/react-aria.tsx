import '../page.css';
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { present } from '../scene';
import { fields, lines, size } from './lines';

const columns = fields.map((id) => ({ id }));
const layout = { rowHeight: size.row, headingHeight: size.row };

present(() => (
  <Virtualizer layout={TableLayout} layoutOptions={layout}>
    <Table
      aria-label="Lines"
      selectionMode="multiple"
      style={{ height: size.grid, width: 1200, overflow: 'auto', scrollPaddingTop: size.row }}
    >
      <TableHeader columns={columns} style={{ width: '100%', height: '100%' }}>
        {({ id }) => <Column isRowHeader={id === 'name'}>{id}</Column>}
      </TableHeader>
      <TableBody items={lines}>
        {(line) => (
          <Row columns={columns} style={{ width: '100%', height: '100%' }}>
            {({ id }) => <Cell>{line[id]}</Cell>}
          </Row>
        )}
      </TableBody>
    </Table>
  </Virtualizer>
));
