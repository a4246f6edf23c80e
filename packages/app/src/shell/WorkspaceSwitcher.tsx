import { Button } from '@seedbed/ui/button';
import { Check, ChevronDown, Plus, Sprout } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { atom, useAtom } from 'jotai';
import { workspaces } from './workspaces';

const firstWorkspace = workspaces[0]?.id ?? '';

/** Which sample workspace is shown as chosen; it changes nothing else yet. */
const workspaceAtom = atom(firstWorkspace);

/** The workspaces one is in. The last row does nothing: workspaces cannot be created or joined yet. */
export function WorkspaceSwitcher() {
  const [current, setCurrent] = useAtom(workspaceAtom);
  const name = workspaces.find(({ id }) => id === current)?.name;
  const rows = workspaces.map(({ id, name: label }) => ({
    id,
    label,
    icon: id === current ? <Check size={16} /> : <span />,
  }));
  return (
    <Menu
      label="Workspaces"
      trigger={
        <Button variant="quiet" aria-label={`Workspace: ${name}`}>
          <Sprout />
          {name}
          <ChevronDown size={16} />
        </Button>
      }
      items={[...rows, { id: 'join', label: 'Create or join a workspace', icon: <Plus size={16} /> }]}
      onAction={(id) => {
        if (id !== 'join') setCurrent(id);
      }}
    />
  );
}
