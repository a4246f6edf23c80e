import '../page.css';
import { Workspace, type TabNode } from 'react-resizable-panels';
import { present } from '../scene';
import { Panel, tabs } from './tabs';

const content = (tab: TabNode) => <Panel title={tab.title ?? ''} />;
const styles = {
  tabList: { display: 'flex', overflowX: 'auto' },
  tab: { flex: '0 0 120px', display: 'flex', justifyContent: 'space-between', padding: 8 },
} as const;

present(() => (
  <Workspace
    defaultModel={{
      version: 1,
      root: { type: 'tabset', tabs: tabs.map(({ id, title }) => ({ id, title, data: null })) },
    }}
    lazyTabContent
    hiddenTabBehavior="unmount"
    renderTabContent={content}
    styles={styles}
  />
));
