import { useNavigate } from 'react-router';
import { PlainPage } from '../../shell';
import { TabChooser, useOpenTab } from '../workspace';
import { chooserPage } from './NewTabPage.css';

/** The chooser with the window to itself; what is chosen opens in the workspace. */
export function NewTabPage() {
  const openTab = useOpenTab();
  const navigate = useNavigate();
  return (
    <PlainPage title="Open a new tab">
      <div className={chooserPage}>
        <TabChooser
          level={1}
          onChoose={(type) => {
            openTab(type);
            void navigate('/tabs');
          }}
        />
      </div>
    </PlainPage>
  );
}
