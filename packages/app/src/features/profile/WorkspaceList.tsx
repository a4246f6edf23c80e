import { Avatar } from '@seedbed/ui/avatar';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { workspaces } from '../../shell';
import * as styles from './ProfilePage.css';

/** The sample workspaces. Leaving has no effect yet: they are not shared with anybody. */
export function WorkspaceList() {
  return (
    <ul>
      {workspaces.map(({ id, name }) => (
        <li key={id} className={styles.workspace}>
          <Avatar name={name} isDecorative />
          <div className={styles.workspaceName}>
            <Text weight="medium">{name}</Text>
          </div>
          <Button size="small" aria-label={`Leave ${name}`}>
            Leave
          </Button>
        </li>
      ))}
    </ul>
  );
}
