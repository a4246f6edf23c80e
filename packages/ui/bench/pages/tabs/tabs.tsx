import { count } from '../scene';

/** A tab of the scenario. */
export interface PlainTab {
  id: string;
  title: string;
}

/** The tabs, made before the clock runs. */
export const tabs: PlainTab[] = Array.from({ length: count }, (_, index) => ({
  id: `tab-${index + 1}`,
  title: `Tab ${index + 1}`,
}));

/** What stands in the panel of the active tab. */
export const Panel = ({ title }: { title: string }) => (
  <div className="card">
    <h3>{title}</h3>
    <p>Ask about ingredients, studies, claims and the people who make them.</p>
  </div>
);
