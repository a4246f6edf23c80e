import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPage, show } from '../../../testing/hosted';
import { useActiveSection } from './useActiveSection';

const ids = ['insights', 'formula', 'claims'] as const;
let remove: () => void;

/** Three sections of a finger's height, as they are before their content has come. */
function Sections() {
  const { activeId, select } = useActiveSection(ids);
  return (
    <>
      {ids.map((id) => (
        <section key={id} id={id} style={{ height: 60 }}>
          <button aria-current={activeId === id} onClick={() => select(id)}>
            {id}
          </button>
        </section>
      ))}
    </>
  );
}

const section = (id: (typeof ids)[number]) => document.getElementById(id) as HTMLElement;
const choose = (id: (typeof ids)[number]) => section(id).querySelector('button')?.click();
const load = (id: (typeof ids)[number], height: number) => (section(id).style.height = `${height}px`);
const active = () => document.querySelector('[aria-current=true]')?.textContent;
const top = (id: (typeof ids)[number]) => section(id).getBoundingClientRect().top;
const turnWheel = () => window.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));

beforeEach(() => {
  remove = show(newPage(), <Sections />);
});
afterEach(() => {
  window.history.replaceState(null, '', '#');
  window.scrollTo(0, 0);
  remove();
});

it('keeps a chosen section in its place while what lies above it is loading', async () => {
  choose('formula');
  load('claims', 3000);
  load('insights', 2000);
  await expect.poll(() => Math.round(top('formula'))).toBe(0);
  load('insights', 2600);
  await expect.poll(() => window.scrollY).toBe(2600);
  expect(active()).toBe('formula');
});

it('shows what is read again once the reader has done something, though nothing could move yet', async () => {
  choose('claims');
  await expect.poll(active).toBe('claims');
  turnWheel();
  load('insights', 2000);
  await expect.poll(active).toBe('insights');
  expect(window.scrollY).toBe(0);
});

it('begins with the section that the address names', async () => {
  remove();
  window.location.hash = 'formula';
  remove = show(newPage(), <Sections />);
  load('claims', 3000);
  load('insights', 2000);
  await expect.poll(() => Math.round(top('formula'))).toBe(0);
  expect(active()).toBe('formula');
});

it('follows content that comes without a scroll', async () => {
  load('insights', 100);
  load('claims', 3000);
  await expect.poll(active).toBe('claims');
  load('insights', 2000);
  await expect.poll(active).toBe('insights');
});

it('lets go of a chosen section once something scrolls away from it', async () => {
  load('insights', 2000);
  choose('claims');
  await expect.poll(() => Math.round(window.innerHeight + window.scrollY)).toBe(document.body.offsetHeight);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(active).toBe('insights');
  load('insights', 2600);
  await expect.poll(() => section('insights').offsetHeight).toBe(2600);
  expect(window.scrollY).toBe(0);
});
