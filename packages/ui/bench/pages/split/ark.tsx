import '../page.css';
import { Splitter } from '@ark-ui/react/splitter';
import { present } from '../scene';
import { Rows } from './Rows';

present(() => (
  <Splitter.Root
    style={{ blockSize: '100%' }}
    defaultSize={[50, 50]}
    panels={[
      { id: 'first', minSize: 25 },
      { id: 'second', minSize: 25 },
    ]}
  >
    <Splitter.Panel id="first">
      <Rows />
    </Splitter.Panel>
    <Splitter.ResizeTrigger id="first:second" aria-label="Resize" className="divider" />
    <Splitter.Panel id="second">
      <Rows />
    </Splitter.Panel>
  </Splitter.Root>
));
