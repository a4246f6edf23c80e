import 'dockview-react/dist/styles/dockview.css';
import '../page.css';
import { DockviewReact, type DockviewReadyEvent, type IDockviewPanelProps } from 'dockview-react';
import { present } from '../scene';
import { Panel, tabs } from './tabs';

const components = { panel: ({ api }: IDockviewPanelProps) => <Panel title={api.title ?? ''} /> };

const fill = ({ api }: DockviewReadyEvent) => {
  for (const { id, title } of tabs) api.addPanel({ id, title, component: 'panel', inactive: id !== 'tab-1' });
};

present(() => (
  <DockviewReact
    className="dockview-theme-light"
    components={components}
    onReady={fill}
    dndStrategy="pointer"
  />
));
