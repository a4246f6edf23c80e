import { count } from '../scene';

/** Names of the slides, made before the clock runs. */
export const slides = Array.from({ length: count }, (_, index) => `Slide ${index + 1}`);

/** What stands on each slide. */
export const Card = ({ name }: { name: string }) => (
  <div className="card">
    <h3>{name}</h3>
    <p>Ask about ingredients, studies, claims and the people who make them.</p>
    <small>Opens in this tab</small>
  </div>
);
