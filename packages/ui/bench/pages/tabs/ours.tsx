import '@seedbed/ui/styles.css';
import '../page.css';
import { TabStrip, type TabDrop } from '@seedbed/ui/tab-strip';
import { useState } from 'react';
import { present } from '../scene';
import { Panel, tabs as first, type PlainTab } from './tabs';

const moved = (tabs: readonly PlainTab[], id: string, { targetId, side }: TabDrop): PlainTab[] => {
  const others = tabs.filter((tab) => tab.id !== id);
  const at = others.findIndex((tab) => tab.id === targetId) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), ...tabs.filter((tab) => tab.id === id), ...others.slice(at)];
};

function Workspace() {
  const [tabs, setTabs] = useState(first);
  const [activeId, setActiveId] = useState('tab-1');
  const title = tabs.find((tab) => tab.id === activeId)?.title ?? '';
  return (
    <>
      <TabStrip
        label="Open tabs"
        tabs={tabs}
        activeId={activeId}
        onActivate={setActiveId}
        onClose={(id) => setTabs((now) => now.filter((tab) => tab.id !== id))}
        onMove={(id, drop) => setTabs((now) => moved(now, id, drop))}
      />
      <Panel title={title} />
    </>
  );
}

present(() => <Workspace />);
