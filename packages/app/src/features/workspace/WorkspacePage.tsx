import { PlannedPage } from '../../shell/PlannedPage';

/** The tabbed workspace; not built yet. */
export function WorkspacePage() {
  return (
    <PlannedPage
      title="Tabs"
      description="Here search, claims, formula and documents will stand side by side in tabs and split views. It is not built yet; your products are."
      action={{ href: '/v1/products', label: 'Go to products' }}
    />
  );
}
