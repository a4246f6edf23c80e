import '@seedbed/ui/styles.css';
import '../page.css';
import { TabStrip } from '@seedbed/ui/tab-strip';
import { present } from '../scene';
import { Panel, tabs } from './tabs';

present(() => (
  <TabStrip label="Open tabs" defaultTabs={tabs} renderPanel={({ title }) => <Panel title={title} />} />
));
