import '../page.css';
import { Tab, TabList, TabPanel, TabPanels, Tabs } from 'react-aria-components';
import { present } from '../scene';
import { Panel, tabs } from './tabs';

present(() => (
  <Tabs>
    <TabList aria-label="Open tabs" items={tabs} style={{ display: 'flex', overflowX: 'auto' }}>
      {({ id, title }) => (
        <Tab id={id} style={{ flex: '0 0 120px', padding: 8 }}>
          {title}
        </Tab>
      )}
    </TabList>
    <TabPanels items={tabs}>
      {({ id, title }) => (
        <TabPanel id={id}>
          <Panel title={title} />
        </TabPanel>
      )}
    </TabPanels>
  </Tabs>
));
