import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPage, show } from '../../../testing/hosted';
import { body, section } from './ProductDetailPage.css';

let remove: () => void;
beforeEach(() => {
  remove = show(
    newPage(),
    <div className={body}>
      <section className={section}>
        <div data-insights style={{ height: 3000 }} />
      </section>
      <section className={section}>
        <button>Undo</button>
        <div style={{ height: 3000 }} />
      </section>
    </div>,
  );
});
afterEach(() => {
  window.scrollTo(0, 0);
  remove();
});

it.each([9000, 1500])(
  'what is worked on stays in its place while the section above it comes to %i px',
  async (height) => {
    const button = document.querySelector('button') as HTMLElement;
    const insights = document.querySelector('[data-insights]') as HTMLElement;
    button.focus({ preventScroll: true });
    // The end of the section above is in sight.
    window.scrollTo({ top: button.getBoundingClientRect().top + window.scrollY - 80, behavior: 'instant' });
    await expect.poll(() => Math.round(button.getBoundingClientRect().top)).toBe(80);
    const before = window.scrollY;
    insights.style.height = `${height}px`;
    await expect.poll(() => Math.round(window.scrollY - before)).toBe(height - 3000);
    expect(Math.round(button.getBoundingClientRect().top)).toBe(80);
  },
);
