import '../page.css';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { present } from '../scene';
import { Rows } from './Rows';

present(() => (
  <Group>
    <Panel minSize="25">
      <Rows />
    </Panel>
    <Separator className="divider" />
    <Panel minSize="25">
      <Rows />
    </Panel>
  </Group>
));
