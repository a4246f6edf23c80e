import { PlannedPage } from '../../shell/PlannedPage';

/** The new-tab chooser; not built yet. */
export function NewTabPage() {
  return (
    <PlannedPage
      title="Open a new tab"
      description="Here you will choose among thirteen kinds of tab, from a chat to your suppliers. It is not built yet; search is."
      action={{ href: '/v1/search', label: 'Go to search' }}
    />
  );
}
