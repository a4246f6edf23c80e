import { PlannedPage } from '../../shell/PlannedPage';

/** The form factor and volume of a supplement; not built yet. */
export function FormFactorPage() {
  return (
    <PlannedPage
      title="Form factor"
      description="Here you will choose capsule, tablet, softgel, powder, liquid or gummy, and the volume of a serving. It is not built yet; you can go on without."
      action={{ href: '/v1/products', label: 'Skip' }}
    />
  );
}
